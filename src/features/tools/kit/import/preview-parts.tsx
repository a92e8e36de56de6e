import type { DataRow } from "../data-table";
import { showCount } from "../show";
import type { Proposal } from "./proposal";
import type { Question } from "./questions";
import { slotOf, type ReadLine } from "./uses";
import * as styles from "../kit.module.css";

/** A row of the file with the choice of its use. */
export function previewRow(
  id: string,
  line: ReadLine,
  at: number,
  { slots, records }: Proposal,
  setUse: (at: number, slot: string) => void,
): DataRow {
  const { use, label: heading, isOnce, values, note } = line;
  const isOpen = use.kind === "undecided";
  return {
    label: heading,
    header: (
      <span className={styles.importRow}>
        <span>{heading}</span>
        <select
          id={`${id}-use-${at}`}
          className={styles.input}
          aria-label={`Use “${heading}” as`}
          aria-invalid={isOpen ? true : undefined}
          value={isOpen ? "?" : (slotOf(line)?.id ?? "")}
          onChange={({ target: { value } }) => setUse(at, value)}
        >
          {isOpen ? <option value="?">Choose…</option> : null}
          <option value="">Leave out</option>
          {slots.map((slot) => (
            <option key={slot.id} value={slot.id}>
              {slot.label}
            </option>
          ))}
        </select>
      </span>
    ),
    // A field that is there once belongs to no record.
    hint: isOnce ? (values[0]?.text ?? "") : note,
    cells: records.map((_, index) => {
      const { text = "", problem = null, how = null } = (isOnce ? undefined : values[index]) ?? {};
      const detail = problem ?? how;
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
        <span>{showCount(cells.length, "cell")}</span> can’t be read. The tool will show them as
        mistakes.
      </p>
      <ul>
        {cells.map(({ line, record, text, problem }) => (
          <li key={`${line}-${record}`}>
            {`${[line, record].filter((part) => part !== "").join(", ")}: “${text}”. ${problem}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
