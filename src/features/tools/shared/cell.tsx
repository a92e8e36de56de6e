import { memo, type MutableRefObject } from "react";
import * as styles from "./tools.module.css";

/** What a cell of a table of inputs contains. */
export type CellInput =
  | {
      readonly kind: "text" | "number";
      readonly value: string;
      /** What is wrong with the value, as a sentence. */
      readonly problem: string | null;
      /** Shown in an empty field: what it means to leave it empty. */
      readonly placeholder?: string;
      readonly onType: (value: string) => void;
    }
  | {
      readonly kind: "choice";
      readonly value: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
      readonly onChoose: (value: string) => void;
    }
  /** A cell that can't be changed, and why. */
  | { readonly kind: "fixed"; readonly text: string };

/** The input of a cell by its row and column, as the table has it now. */
export type CellOf = (row: string, column: number) => CellInput;

interface CellProps {
  /** Unique on the page, and fixed: an island has no `useId`. */
  readonly id: string;
  /** Accessible name, from the headers of row and column. */
  readonly label: string;
  readonly row: string;
  readonly column: number;
  readonly input: CellInput;
  /** Where a change goes: `input` may be that of an earlier rendering. */
  readonly latest: MutableRefObject<CellOf>;
  /** Whether scripts run; see `Tool.isReady`. */
  readonly isReady: boolean;
}

/** A field in a cell of a table, with its problem below it. */
function CellView({ id, label, row, column, input, latest, isReady }: CellProps) {
  if (input.kind === "fixed") return <span className={styles.fixed}>{input.text}</span>;
  const onChange = (value: string) => {
    const now = latest.current(row, column);
    if (now.kind === "choice") now.onChoose(value);
    else if (now.kind !== "fixed") now.onType(value);
  };
  if (input.kind === "choice") {
    return (
      <select
        id={id}
        className={styles.field}
        aria-label={label}
        value={input.value}
        disabled={!isReady}
        onChange={({ target }) => onChange(target.value)}
      >
        {input.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  const { kind, value, problem, placeholder } = input;
  const errorId = `${id}-error`;
  return (
    <>
      <input
        id={id}
        className={styles.field}
        data-kind={kind}
        type="text"
        inputMode={kind === "number" ? "decimal" : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        aria-label={label}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : errorId}
        placeholder={placeholder}
        value={value}
        readOnly={!isReady}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== null && (
        <span id={errorId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  );
}

/** What a cell shows, without its functions. Options never change. */
function shownOf({ id, label, input, isReady }: CellProps): string {
  const shown =
    input.kind === "fixed"
      ? [input.text]
      : input.kind === "choice"
        ? [input.value]
        : [input.value, input.problem, input.placeholder];
  return JSON.stringify([id, label, isReady, input.kind, ...shown]);
}

/** A cell renders again only if it shows something else: a table may have 200 of them. */
export const Cell = memo(CellView, (one, other) => shownOf(one) === shownOf(other));
