import { useMemo, useState } from "react";
import { DataTable, type DataRow } from "../data-table";
import type { ToolRegion } from "../region";
import { showCount } from "../show";
import { previewRow, QuestionField, UnreadCells } from "./preview-parts";
import { propose, type Proposal } from "./proposal";
import { answerTo, noDecisions, type Answers } from "./questions";
import type { Table } from "./source";
import { rowNameOf, type ImportTarget, type Typed } from "./target";
import { slotOf } from "./uses";
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

/** What was found, in a sentence. */
function summaryOf({ records, lines }: Proposal, rowName: string): string {
  const used = lines.filter((line) => slotOf(line) !== null).length;
  if (lines.length === 0) {
    return `No ${rowName.toLowerCase()} was found. Put the names in one column or row, with headings beside the figures.`;
  }
  if (used === 0) {
    return "No row or column has a name that the tool knows. Choose what each row is, or add a row of headings to your file.";
  }
  const found = showCount(records.length, rowName.toLowerCase());
  return `Found ${found} and ${showCount(used, "field")}.`;
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
  const { records, lines, questions, unread, notes } = proposal;
  const rowName = rowNameOf(target);
  const setUse = (at: number, slot: string) =>
    setDecisions(({ uses, answers }) => ({ uses: new Map(uses).set(at, slot), answers }));
  const setAnswer = (key: string, value: string) =>
    setDecisions(({ uses, answers }) => ({ uses, answers: new Map(answers).set(key, value) }));
  const use = () => {
    if (proposal.isReady) return onUse(proposal);
    const open = firstOpen(proposal, decisions.answers);
    document.getElementById(`${id}-${open.key}`)?.focus();
    setMessage(open.message);
  };
  const rows = lines.map((line, at) => previewRow(id, line, at, proposal, setUse));
  const isOut = (_: DataRow, at: number) => first.lines[at]?.use.kind === "left-out";
  const out = rows.filter(isOut);
  return (
    <>
      <p>{summaryOf(proposal, rowName)}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {questions.map((question) => (
        <QuestionField
          key={question.key}
          id={`${id}-${question.key}`}
          question={question}
          answer={answerTo(question, decisions.answers)}
          onAnswer={(value) => setAnswer(question.key, value)}
        />
      ))}
      {unread.length === 0 ? null : <UnreadCells cells={unread} />}
      {rows.length === 0 ? null : (
        <DataTable
          caption="Rows of the file"
          corner={rowName}
          narrow="one-column"
          columns={records}
          groups={[
            { rows: rows.filter((row, at) => !isOut(row, at)) },
            ...(out.length === 0 ? [] : [{ title: "Left out unless you add it", rows: out }]),
          ]}
        />
      )}
      <div className={styles.actions}>
        {rows.length === 0 ? null : (
          <button type="button" className={styles.button} data-primary onClick={use}>
            Use these figures
          </button>
        )}
        <button type="button" className={styles.button} onClick={onBack}>
          Choose another file
        </button>
        <p role="alert">{message}</p>
      </div>
    </>
  );
}

/** The first thing that the visitor must decide: the end of its field's id, and what to do. */
function firstOpen({ questions, lines, open }: Proposal, answers: Answers) {
  const unanswered = questions.find((own) => answerTo(own, answers) === undefined);
  if (unanswered !== undefined) {
    return { key: unanswered.key, message: "Answer the questions first." };
  }
  const row = lines.findIndex(({ use }) => use.kind === "undecided");
  const message =
    open > 0
      ? `Choose what to do with ${showCount(open, "row")} marked “Choose…”.`
      : "Choose what at least one row is.";
  return { key: `use-${row}`, message };
}
