import type { DataRow } from "../data-table";
import type { Proposal, ProposedLine } from "./proposal";
import type { Question } from "./questions";
import * as styles from "../kit.module.css";

/** `1 row` or `2 rows`. */
export const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** A row of the file with the choice of its use. */
export function previewRow(
  id: string,
  line: ProposedLine,
  at: number,
  { options, suppliers }: Proposal,
  setUse: (at: number, path: string) => void,
): DataRow {
  return {
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
      const cell = line.isOnce ? undefined : line.cells[index];
      const detail = cell?.problem ?? cell?.how ?? null;
      const text = cell?.text ?? "";
      return detail === null ? text : { text, detail };
    }),
  };
}

interface QuestionFieldProps {
  readonly id: string;
  readonly question: Question;
  readonly answer: string | undefined;
  readonly onAnswer: (value: string) => void;
}

/** Something that the file leaves open. */
export function QuestionField({ id, question, answer, onAnswer }: QuestionFieldProps) {
  const { text, options } = question;
  return (
    <div className={styles.question}>
      <label htmlFor={id}>{text}</label>
      <select
        id={id}
        className={styles.input}
        value={answer ?? ""}
        onChange={({ target: { value } }) => onAnswer(value)}
      >
        <option value="" disabled>
          Choose…
        </option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The cells that the tool will show as mistakes. */
export function UnreadCells({ cells }: { readonly cells: Proposal["unread"] }) {
  return (
    <div>
      <p>
        <span>{count(cells.length, "cell", "cells")}</span> can’t be read. The tool will show them
        as mistakes.
      </p>
      <ul>
        {cells.map(({ line, supplier, text, problem }) => (
          <li key={`${line}-${supplier}`}>
            {`${[line, supplier].filter((part) => part !== "").join(", ")}: “${text}”. ${problem}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
