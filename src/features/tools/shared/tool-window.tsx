import { useState, type ReactNode } from "react";
import { toolTemplate, type ToolName } from "../../../lib/tool-names";
import { copy, download, printTool } from "./hand-out";
import type { ToolPlace } from "./tool-props";
import * as styles from "./tools.module.css";
import type { Tool } from "./use-tool-state";

interface ToolWindowProps {
  readonly name: ToolName;
  readonly title: string;
  readonly place: ToolPlace;
  readonly tool: Omit<Tool<unknown>, "state" | "change">;
  /** The result in a sentence, announced after a pause. */
  readonly announcement: string;
  /** The file and table that the visitor can take away. Leave out what the tool doesn't have. */
  readonly csv?: () => string;
  readonly tabbed?: () => string;
  /** What printing gives, such as `comparative statement`. */
  readonly statement: string;
  /** More buttons of the toolbar, such as the one that opens pasting. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const origins = {
  start: "Worked example. Change any figure.",
  link: "Figures from the link you opened.",
  draft: "Your last figures, kept in this browser.",
  visitor: "Your figures.",
} as const;

/** The toolbar's buttons. What one did is said beside them. */
function Toolbar({ name, tool, csv, tabbed, statement, actions, say }: ToolbarProps) {
  const onCopy = async (text: string, done: string) =>
    say((await copy(text)) ? done : "Your browser didn't allow copying.");
  const button = (label: string, onClick: () => void, isEnabled = true) => (
    <button type="button" disabled={!tool.isReady || !isEnabled} onClick={onClick}>
      {label}
    </button>
  );
  const copyLink = () =>
    void onCopy(window.location.origin + tool.link, "Link copied. It contains your figures.");
  const clear = () => {
    tool.clear();
    say("Your figures are deleted. Press Undo to get them back.");
  };
  return (
    <div className={styles.toolbar} role="group" aria-label="Tool actions">
      {actions}
      {button("Undo", tool.undo, tool.canUndo)}
      {button("Redo", tool.redo, tool.canRedo)}
      {button("Copy link", copyLink)}
      {csv && button("Export CSV", () => download(`${name}.csv`, csv()))}
      {tabbed &&
        button("Copy as table", () => void onCopy(tabbed(), "Table copied. Paste it in a sheet."))}
      {button(`Print ${statement}`, printTool)}
      {button("Clear my figures", clear, tool.canUndo || tool.origin !== "start")}
    </div>
  );
}

interface ToolbarProps extends Omit<
  ToolWindowProps,
  "title" | "place" | "announcement" | "children"
> {
  readonly say: (message: string) => void;
}

/** The window of a tool: its name, toolbar and content, where the figures are, and announcements. */
export function ToolWindow({ title, place, announcement, children, ...toolbar }: ToolWindowProps) {
  const [message, setMessage] = useState("");
  const { name, tool } = toolbar;
  const isPage = place.kind === "page";
  // On its own page the tool is below the page's heading. Its parts are a level deeper in a text.
  const Title = isPage ? "span" : "h2";
  return (
    <section className={styles.window} aria-label={title} data-tool={name}>
      <div className={styles.bar}>
        <div className={styles.title}>
          <Title>{title}</Title> <small>{origins[tool.origin]}</small>
        </div>
        {isPage ? (
          <Toolbar {...toolbar} say={setMessage} />
        ) : (
          <a className={styles.full} href={tool.link}>
            Open the full tool with these figures
          </a>
        )}
      </div>
      {children}
      <div className={styles.foot}>
        <p>
          Your figures stay in this browser. We never receive them.{" "}
          {isPage && (
            <a href={toolTemplate(name)} download>
              Download the CSV template
            </a>
          )}
        </p>
        <p role="status" className={styles.message}>
          {message}
        </p>
      </div>
      <p role="status" className={styles.unseen}>
        {tool.isSettled ? announcement : ""}
      </p>
    </section>
  );
}
