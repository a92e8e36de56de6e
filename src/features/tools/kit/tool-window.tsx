import { type ReactNode, type SyntheticEvent } from "react";
import { toolPage, toolTemplate } from "../../../lib/tool-names";
import type { Problems, ToolFields } from "./fields";
import type { ToolPlace } from "./place";
import { textIn } from "./region";
import { Verdict } from "./result-table";
import { answerRows, resultRows, type ResultText } from "./results";
import { inputRows, type SheetRow } from "./sheet";
import { ScriptNote } from "./script-note";
import { StatementPage } from "./statement";
import { ToolProvider } from "./tool-context";
import { HistoryButtons, Toolbar } from "./toolbar";
import type { AnyTool } from "./use-tool";
import * as shared from "../../../styles/shared.module.css";
import * as styles from "./kit.module.css";

interface ToolWindowProps {
  readonly title: string;
  readonly place: ToolPlace;
  readonly tool: AnyTool;
  readonly problems: Problems;
  /** It is announced after a pause. */
  readonly result: ResultText;
  /** Whether the result may still change by itself; then it isn't announced. */
  readonly isRunning?: boolean;
  /** What printing gives, such as `comparative statement`. */
  readonly statement: string;
  /** The heading of the statement and the inputs that it lists. */
  readonly heading?: string;
  readonly paths?: readonly string[];
  /** The table that a visitor takes away, if it isn't the inputs and the result. */
  readonly sheet?: () => readonly SheetRow[];
  /** Above the verdict: what the visitor wants to know. */
  readonly choices?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  /** What explains the result, below what a visitor can do with it. */
  readonly details?: ReactNode;
}

const NO_PROBLEMS: Problems = new Map();

const origins = {
  start: "Worked example. Change any figure.",
  draft: "Your last figures, kept in this browser.",
  copy: "A copy, from the link you opened.",
  visitor: "Your figures.",
} as const;

/** Start of the ids of a tool's fields: a page has a tool for each region. */
export function toolId({ name }: Pick<ToolFields, "name">, place: ToolPlace): string {
  if (place.kind === "embed") return place.id;
  return place.region === "us" ? `${name}-us` : name;
}

/** Which figures are still the worked example's: settings by their names, those of a table as the grey ones. */
function exampleNote({ definition, ofExample, region }: AnyTool): string {
  const names = [...ofExample].map((path) => {
    const field = definition.fields[path];
    return field === undefined ? null : textIn(field.label, region);
  });
  return names.length > 4 || names.includes(null)
    ? "Figures in grey are still the example’s."
    : `Still the example’s: ${names.join(", ")}.`;
}

/** The other currency for the worked example, and a start with empty fields, or with what is left of it emptied. */
function ExampleActions({ tool }: { readonly tool: AnyTool }) {
  const { definition, origin, region, ofExample, isEmptied, empty } = tool;
  const isStart = origin === "start";
  const canEmpty = definition.marksExample === true && origin !== "copy" && !isEmptied;
  return (
    <div className={styles.exampleActions}>
      {isStart ? (
        <a href={region === "us" ? "?region=in" : "?region=us"}>
          {region === "us" ? "Calculate in rupees" : "Calculate in US dollars"}
        </a>
      ) : null}
      {canEmpty ? (
        <button type="button" className={styles.button} onClick={empty}>
          {ofExample.size === 0 ? "Start empty" : "Empty the grey fields"}
        </button>
      ) : null}
    </div>
  );
}

/** Says that a link opened as a copy, and lets the visitor keep or close it. */
function CopyNote({ tool }: { readonly tool: AnyTool }) {
  return (
    <div className={styles.copyNote}>
      <p>This is a copy. Your own figures haven’t changed.</p>
      <button type="button" className={styles.button} onClick={tool.keepCopy}>
        Keep as mine
      </button>
      <button type="button" className={styles.button} onClick={tool.closeCopy}>
        Close the copy
      </button>
    </div>
  );
}

/** A link to the tool's page with these figures, which are compressed when it is used. */
function FullToolLink({ tool }: { readonly tool: AnyTool }) {
  const aim = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = tool.link();
  };
  return (
    <a
      className={styles.button}
      href={toolPage(tool.definition.name)}
      onPointerDown={aim}
      onFocus={aim}
      onClick={aim}
    >
      Open the full tool with these figures
    </a>
  );
}

/** The window of a tool: its name, fields and result, what can be done with them, and announcements. */
export function ToolWindow(props: ToolWindowProps) {
  const { title, place, tool, problems, result, heading = title, statement } = props;
  const { definition, state, region, origin, ofExample, root } = tool;
  const sheet =
    props.sheet ??
    (() => [
      ...inputRows(definition, state, region),
      ...answerRows(result),
      ...result.tables.flatMap(resultRows),
    ]);
  const isPage = place.kind === "page";
  // On its own page the tool is below the page's heading.
  const Title = isPage ? "span" : "h2";
  return (
    <section
      ref={root}
      className={styles.window}
      aria-label={title}
      tabIndex={-1}
      data-tool={definition.name}
    >
      <ToolProvider
        value={{
          ...tool,
          id: toolId(definition, place),
          problems: tool.isEmptied ? NO_PROBLEMS : problems,
        }}
      >
        <div className={styles.plain}>
          <div className={styles.bar}>
            <div className={styles.title}>
              <Title>{title}</Title>
              <ScriptNote />
              <small className={shared.scripted}>{origins[origin]}</small>
              {ofExample.size === 0 ? null : (
                <small className={styles.mixed}>{exampleNote(tool)}</small>
              )}
            </div>
            {isPage ? <ExampleActions tool={tool} /> : null}
          </div>
          {origin === "copy" && isPage ? <CopyNote tool={tool} /> : null}
          {props.choices}
          <Verdict {...result} />
          {props.children}
          <HistoryButtons tool={tool} />
          {isPage ? <Toolbar tool={tool} sheet={sheet} statement={statement} /> : null}
          {props.details}
        </div>
        {isPage && tool.isReady ? (
          <StatementPage heading={heading} text={result} paths={props.paths} />
        ) : null}
      </ToolProvider>
      <div className={styles.foot}>
        <p>
          <span>Your figures stay in this browser. We never receive them. </span>
          {isPage ? (
            <a href={toolTemplate(definition.name)} download>
              Download the worked example (CSV)
            </a>
          ) : null}
        </p>
        {isPage ? null : <FullToolLink tool={tool} />}
      </div>
      <p role="status" className={shared.unseen}>
        {tool.isSettled && props.isRunning !== true
          ? `${tool.note} ${result.headline}. ${result.detail}`.trim()
          : ""}
      </p>
    </section>
  );
}
