import { useEffect, useMemo, useRef, useState } from "react";
import type { ToolFields } from "../fields";
import { inputId } from "../input";
import { findField } from "../paths";
import { useToolContext } from "../tool-context";
import { goToField } from "../wanted";
import type { Tool } from "../use-tool";
import { loadOnce } from "../../../../lib/load-once";
import { ImportSource } from "./import-source";
import { missingIn, typedIn } from "./state-texts";
import type { ImportTarget } from "./target";
import type { Proposal } from "./proposal";
import type { Table } from "./source";
import * as styles from "../kit.module.css";

/** What reads and shows files. It is loaded when the visitor wants to import. */
const loadImport = loadOnce(() => import("./import-preview"));
type Parts = Awaited<ReturnType<typeof loadImport>>;

interface ImportFiguresProps<Own extends ToolFields> {
  readonly tool: Pick<Tool<Own>, "definition" | "state" | "example" | "change" | "region" | "root">;
  readonly target: ImportTarget;
}

const NO_CODE = "The import couldn’t be loaded. Check your connection and try again.";

/** Takes a table that is pasted into a name or a number of the tool: one field has no room for it. */
function useTablePaste(root: Tool<ToolFields>["root"], onTable: (cells: string) => void) {
  const latest = useRef(onTable);
  latest.current = onTable;
  useEffect(() => {
    const tool = root.current;
    const take = (event: ClipboardEvent) => {
      const cells = event.clipboardData?.getData("text") ?? "";
      const isField =
        event.target instanceof Element &&
        event.target.matches('[data-kind="number"], [data-path$=".name"]');
      if (!isField || !/[\t\r\n]/u.test(cells.trim())) return;
      event.preventDefault();
      latest.current(cells);
    };
    tool?.addEventListener("paste", take);
    return () => tool?.removeEventListener("paste", take);
  }, [root]);
}

/** The steps of an import: it is closed, then asks for a source, then shows a preview. */
function useImport<Own extends ToolFields>({ tool }: ImportFiguresProps<Own>) {
  const { definition, state, example, change, region, root } = tool;
  const [parts, setParts] = useState<Parts | null>(null);
  const [tables, setTables] = useState<readonly Table[] | null>(null);
  const [message, setMessage] = useState("");
  const [imported, setImported] = useState<readonly object[]>([]);
  // Pasted cells stay when the visitor goes back or closes the import.
  const [text, setText] = useState("");
  const read = (source: Awaited<ReturnType<Parts["readFile"]>>) => {
    setMessage(source.problem ?? "");
    setTables(source.tables);
  };
  const open = (cells?: string) => {
    setMessage("");
    loadImport().then(
      (loaded) => {
        setParts(loaded);
        if (cells !== undefined) read(loaded.readText(cells));
      },
      () => setMessage(NO_CODE),
    );
  };
  useTablePaste(root, (cells) => {
    setText(cells);
    open(cells);
  });
  const close = () => {
    setParts(null);
    setTables(null);
    setMessage("");
  };
  return {
    parts,
    tables,
    message,
    text,
    setText,
    /** What the visitor typed into the tool. */
    typed: useMemo(() => typedIn(state, [example, ...imported]), [example, imported, state]),
    /** Whether the figures are those of an import. Undo and other changes take that back. */
    isImported: imported.includes(state),
    toggle: () => {
      if (parts === null) open();
      else close();
    },
    read,
    back: () => setTables(null),
    apply: (proposal: Proposal) => {
      const next = parts?.applyProposal(definition, state, proposal, region) ?? state;
      change(() => next, Object.keys(proposal.changes));
      setImported([...imported, next]);
      setText("");
      close();
    },
  };
}

/**
 * Moves the focus to the box for cells, then to the heading of the preview. When the import is closed, it goes
 * to the field that is still to be corrected, or back to the button.
 *
 * @param wrong Id of that field.
 */
function useStepFocus(step: "closed" | "source" | "preview", wrong: string) {
  const opener = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (step === "source") section.current?.querySelector("textarea")?.focus();
    else if (step === "preview") title.current?.focus();
    // The button that had the focus has gone, and the figures above have another height.
    else if (wasOpen.current) {
      opener.current?.focus();
      // Another column can't be shown before React is done.
      queueMicrotask(() => goToField(wrong));
    }
    wasOpen.current = step !== "closed";
  }, [step, wrong]);
  return { opener, section, title };
}

/** Imports figures from copied cells, a CSV file or an Excel file, after a preview. */
export function ImportFigures<Own extends ToolFields>(props: ImportFiguresProps<Own>) {
  const { tool, target } = props;
  const { definition, state, region } = tool;
  const { id, problems } = useToolContext();
  const own = useImport(props);
  const { parts, tables, text, read } = own;
  const step = parts === null ? "closed" : tables === null ? "source" : "preview";
  const wrong = own.isImported ? [...problems.keys()] : [];
  // What couldn't be read comes before what is missing.
  const isFilled = (path: string) => findField(definition, state, path).text.trim() !== "";
  const first = wrong.find(isFilled) ?? wrong[0] ?? "";
  const { opener, section, title } = useStepFocus(step, inputId(id, first));
  const missing = missingIn(definition, state, wrong, region);
  const done = `The figures are in the tool. Undo puts back what was there.${missing}`;
  return (
    <div className={styles.importer}>
      <div className={styles.toolbar}>
        <button
          ref={opener}
          type="button"
          className={styles.button}
          aria-expanded={parts !== null}
          aria-controls={`${id}-import`}
          onClick={own.toggle}
        >
          Import from Excel or CSV
        </button>
        <p role="status">
          {own.isImported && step === "closed" && own.message === "" ? done : own.message}
        </p>
      </div>
      {parts === null ? null : (
        <section
          ref={section}
          id={`${id}-import`}
          className={styles.part}
          aria-labelledby={`${id}-import-title`}
        >
          <h2 ref={title} id={`${id}-import-title`} tabIndex={-1}>
            {step === "source" ? "Import your figures" : "Check before you use them"}
          </h2>
          {tables === null ? (
            <ImportSource
              id={id}
              hint={target.hint}
              text={text}
              onType={own.setText}
              onCheck={() => read(parts.readText(text))}
              onFile={(file) => void parts.readFile(file).then(read)}
            />
          ) : (
            <parts.ImportPreview
              id={id}
              tables={tables}
              target={target}
              region={region}
              typed={own.typed}
              onUse={own.apply}
              onBack={own.back}
            />
          )}
        </section>
      )}
    </div>
  );
}
