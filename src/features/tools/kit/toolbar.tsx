import { ActionButton } from "./action-button";
import { copy, download, printTool } from "./hand-out";
import { writeCsv, writeTabbed, writeXlsx, type SheetRow } from "./sheet";
import type { ToolFields } from "./fields";
import type { Tool } from "./use-tool";
import * as styles from "./kit.module.css";

interface ToolbarProps {
  readonly tool: Pick<Tool<ToolFields>, "link" | "region"> & {
    readonly definition: Pick<ToolFields, "name">;
  };
  /** The table that a visitor takes away: inputs and results. */
  readonly sheet: () => readonly SheetRow[];
  /** What printing gives, such as `comparative statement`. */
  readonly statement: string;
}

/** What a visitor can do with the result. It is below it. */
export function Toolbar({ tool, sheet, statement }: ToolbarProps) {
  const { name } = tool.definition;
  return (
    <div className={styles.toolbar} role="group" aria-label="Share this result">
      <ActionButton
        label="Copy link"
        onPress={async () => copy(window.location.origin + tool.link(), "Link copied")}
      />
      <ActionButton
        label="Copy table"
        onPress={async () => copy(writeTabbed(sheet()), "Table copied")}
      />
      <ActionButton
        label="Export Excel"
        onPress={async () => {
          download(`${name}.xlsx`, await writeXlsx(sheet(), tool.region));
          return "Excel file saved";
        }}
      />
      <ActionButton
        label="Export CSV"
        onPress={() => {
          download(`${name}.csv`, writeCsv(sheet()));
          return "CSV file saved";
        }}
      />
      <ActionButton
        label={`Print ${statement}`}
        onPress={() => {
          printTool();
          return "Sent to print";
        }}
      />
    </div>
  );
}

interface HistoryButtonsProps {
  readonly tool: Pick<
    Tool<ToolFields>,
    "origin" | "note" | "canUndo" | "canRedo" | "undo" | "redo" | "clear"
  >;
}

/** Undo, redo and clear, once there is something to undo or clear. They stay, so that focus does. */
export function HistoryButtons({ tool }: HistoryButtonsProps) {
  const { origin, note, canUndo, canRedo, undo, redo, clear } = tool;
  if (!canUndo && !canRedo && (origin === "start" || origin === "copy")) return null;
  const button = (label: string, onClick: () => void, isEnabled: boolean) => (
    // A disabled button would lose the focus when the last step is undone.
    <button
      type="button"
      className={styles.button}
      aria-disabled={!isEnabled}
      onClick={isEnabled ? onClick : undefined}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.toolbar} role="group" aria-label="Changes">
      {button("Undo", undo, canUndo)}
      {button("Redo", redo, canRedo)}
      {origin === "copy" ? null : button("Back to the example", clear, origin !== "start")}
      {note === "" ? null : <p>{note}</p>}
    </div>
  );
}
