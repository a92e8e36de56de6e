import { useRef, useState, type ReactNode } from "react";
import { toolPage, toolTemplate, type ToolName } from "../../../lib/tool-names";
import { copy, download, printTool } from "./hand-out";
import type { ToolPlace, ToolResultText } from "./tool-props";
import { ToolResult } from "./tool-result";
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
  /** What a page shows until the visitor opens the fields. */
  readonly result: () => ToolResultText;
  readonly children: ReactNode;
}

const origins = {
  start: "Worked example. Change any figure.",
  link: "Figures from the link you opened.",
  draft: "Your last figures, kept in this browser.",
  visitor: "Your figures.",
} as const;

/** The toolbar's buttons. What one did is said beside them. */
function Toolbar({ name, tool, csv, tabbed, statement, say }: ToolbarProps) {
  const onCopy = async (text: string, done: string) =>
    say((await copy(text)) ? done : "Your browser didn't allow copying.");
  const button = (label: string, onClick: () => void, isEnabled = true) => (
    <button type="button" disabled={!tool.isReady || !isEnabled} onClick={onClick}>
      {label}
    </button>
  );
  const isChanged = tool.canUndo || tool.canRedo || tool.origin !== "start";
  const copyLink = () =>
    void onCopy(window.location.origin + tool.link, "Link copied. It contains your figures.");
  const clear = () => {
    tool.clear();
    say("Your figures are deleted. Press Undo to get them back.");
  };
  return (
    <div className={styles.toolbar} role="group" aria-label="Tool actions">
      {button("Copy link", copyLink)}
      {csv && button("Export CSV", () => download(`${name}.csv`, csv()))}
      {tabbed &&
        button("Copy as table", () => void onCopy(tabbed(), "Table copied. Paste it in a sheet."))}
      {button(`Print ${statement}`, printTool)}
      {isChanged && (
        <>
          {button("Undo", tool.undo, tool.canUndo)}
          {button("Redo", tool.redo, tool.canRedo)}
          {button("Clear my figures", clear)}
        </>
      )}
    </div>
  );
}

interface ToolbarProps extends Omit<
  ToolWindowProps,
  "title" | "place" | "announcement" | "result" | "children"
> {
  readonly say: (message: string) => void;
}

/** The window of a tool: its name, toolbar and content, where the figures are, and announcements. */
export function ToolWindow(props: ToolWindowProps) {
  const { title, place, announcement, result, children, ...toolbar } = props;
  const { name, tool } = toolbar;
  const window = useRef<HTMLElement>(null);
  const [message, setMessage] = useState("");
  const isPage = place.kind === "page";
  const [isOpen, setIsOpen] = useState(isPage || place.shows === "fields");
  const open = () => {
    setIsOpen(true);
    // The button that has the focus disappears.
    window.current?.focus({ preventScroll: true });
  };
  // On its own page the tool is below the page's heading; a result is in a section of a page.
  const Title = isPage ? "span" : place.shows === "fields" ? "h2" : "h3";
  return (
    <section
      ref={window}
      className={styles.window}
      aria-label={title}
      tabIndex={-1}
      data-tool={name}
    >
      <div className={styles.bar}>
        <div className={styles.title}>
          <Title>{title}</Title> <small>{isOpen ? origins[tool.origin] : "Worked example"}</small>
        </div>
        {isPage && <Toolbar {...toolbar} say={setMessage} />}
        {!isPage && isOpen && (
          <a className={styles.full} href={tool.link}>
            Open the full tool with these figures
          </a>
        )}
      </div>
      {isOpen ? children : <ToolResult title={title} result={result()} onOpen={open} />}
      <div className={styles.foot}>
        <p>
          Your figures stay in this browser. We never receive them.{" "}
          {isPage ? (
            <a href={toolTemplate(name)} download>
              Download the CSV template
            </a>
          ) : (
            !isOpen && <a href={toolPage(name)}>Open the full tool</a>
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
