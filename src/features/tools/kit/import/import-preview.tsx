import { useMemo, useState } from "react";
import { DataTable, type DataRow } from "../data-table";
import type { ToolRegion } from "../region";
import { propose, type Proposal, type ProposedLine } from "./proposal";
import { noDecisions } from "./questions";
import type { Table } from "./source";
import type { ImportTarget, Typed } from "./target";
import * as styles from "../kit.module.css";

export { applyProposal } from "./proposal";
export { readFile, readText } from "./source";

interface ImportPreviewProps {
  /** Start of the ids. */
  readonly id: string;
  readonly tables: readonly Table[];
  readonly target: ImportTarget;
  readonly region: ToolRegion;
  readonly typed: Typed;
  readonly onUse: (proposal: Proposal) => void;
  readonly onBack: () => void;
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** What was found, in a sentence. */
function summaryOf({ suppliers, lines }: Proposal, rowName: string): string {
  const used = lines.filter(({ path }) => path !== "" && path !== "?").length;
  if (used === 0) {
    return "No row or column has a name that the tool knows. Choose what each row is, or add a row of headings to your file.";
  }
  const name = rowName.toLowerCase();
  return `Found ${count(suppliers.length, name, `${name}s`)} and ${count(used, "field", "fields")}.`;
}

/** Shows what an import would change. The visitor answers what is open and may reassign each row. */
export function ImportPreview(props: ImportPreviewProps) {
  const { id, tables, target, region, typed, onUse, onBack } = props;
  const [decisions, setDecisions] = useState(noDecisions);
  const [message, setMessage] = useState("");
  const proposal = useMemo(
    () => propose(tables, target, region, decisions, typed),
    [tables, target, region, decisions, typed],
  );
  // A row stays where it was when it is reassigned, so that its field keeps the focus.
  const first = useMemo(
    () => propose(tables, target, region, noDecisions, typed),
    [tables, target, region, typed],
  );
  const { suppliers, lines, options, questions, unread, notes, open, isReady } = proposal;
  const rowName = target.tool.lists[target.list]?.rowName ?? "Row";

  const setUse = (at: number, path: string) =>
    setDecisions(({ uses, answers }) => ({ uses: new Map(uses).set(at, path), answers }));
  const setAnswer = (key: string, value: string) =>
    setDecisions(({ uses, answers }) => ({ uses, answers: new Map(answers).set(key, value) }));
  const use = () => {
    if (isReady) return onUse(proposal);
    const unanswered = questions.find(
      ({ key, suggested }) => !decisions.answers.has(key) && suggested === undefined,
    );
    const row = lines.findIndex(({ path }) => path === "?");
    document.getElementById(`${id}-${unanswered?.key ?? `use-${row}`}`)?.focus();
    setMessage(
      unanswered !== undefined
        ? "Answer the questions first."
        : open > 0
          ? `Choose what to do with ${count(open, "row", "rows")} marked “Choose…”.`
          : "Choose what at least one row is.",
    );
  };

  const rowOf = (line: ProposedLine, at: number): DataRow => ({
    label: line.heading,
    header: (
      <span className={styles.importRow}>
        <span>{line.heading}</span>
        <select
          id={`${id}-use-${at}`}
          className={styles.input}
          aria-label={`Use “${line.heading}” as`}
          aria-invalid={line.path === "?" ? true : undefined}
          value={line.path}
          onChange={({ target: { value } }) => setUse(at, value)}
        >
          {line.path === "?" ? <option value="?">Choose…</option> : null}
          <option value="">Leave out</option>
          {options.map(({ path, label }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </select>
      </span>
    ),
    // A field that is there once belongs to no supplier.
    hint: line.isOnce ? (line.cells[0]?.text ?? "") : line.note,
    cells: suppliers.map((_, index) => {
      const none = { text: "", problem: null, how: null };
      const cell = (line.isOnce ? null : line.cells[index]) ?? none;
      const detail = cell.problem ?? cell.how;
      return detail === null ? cell.text : { text: cell.text, detail };
    }),
  });
  const rows = lines.map((line, at) => ({
    row: rowOf(line, at),
    isOut: first.lines[at]?.path === "",
  }));
  const out = rows.filter(({ isOut }) => isOut);
  return (
    <>
      <p>{summaryOf(proposal, rowName)}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {questions.map(({ key, text, options: answers, suggested = "" }) => (
        <div key={key} className={styles.question}>
          <label htmlFor={`${id}-${key}`}>{text}</label>
          <select
            id={`${id}-${key}`}
            className={styles.input}
            value={decisions.answers.get(key) ?? suggested}
            onChange={({ target: { value } }) => setAnswer(key, value)}
          >
            <option value="" disabled>
              Choose…
            </option>
            {answers.map(({ value, label }) => (
              <option key={value} value={value}>
                {value === suggested ? `${label} (usual)` : label}
              </option>
            ))}
          </select>
        </div>
      ))}
      {unread.length === 0 ? null : (
        <div>
          <p>
            <span>{count(unread.length, "cell", "cells")}</span> can’t be read. The tool will show
            them as mistakes.
          </p>
          <ul>
            {unread.map(({ line, supplier, text, problem }) => (
              <li key={`${line}-${supplier}`}>
                {`${[line, supplier].filter((part) => part !== "").join(", ")}: “${text}”. ${problem}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <DataTable
        caption="Rows of the file"
        corner={rowName}
        narrow="one-column"
        columns={suppliers}
        groups={[
          { rows: rows.filter(({ isOut }) => !isOut).map(({ row }) => row) },
          ...(out.length === 0
            ? []
            : [{ title: "Left out unless you add it", rows: out.map(({ row }) => row) }]),
        ]}
      />
      <div className={styles.actions}>
        <button type="button" className={styles.button} data-primary onClick={use}>
          Use these figures
        </button>
        <button type="button" className={styles.button} onClick={onBack}>
          Choose another file
        </button>
        <p role="alert">{message}</p>
      </div>
    </>
  );
}
