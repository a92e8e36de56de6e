import { memo, type MutableRefObject } from "react";
import * as styles from "./tools.module.css";

/** A `signed` field takes negative numbers: an iPhone's keyboard for decimals has no minus. */
export type FieldKind = "text" | "number" | "signed";

/** What a cell of a table of inputs contains. */
export type CellInput =
  | {
      readonly kind: FieldKind;
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
  | {
      readonly kind: "check";
      readonly isOn: boolean;
      /** What being on means here, such as `Approves`. Empty for nothing. */
      readonly note: string;
      readonly tone: "plain" | "strong";
      readonly onToggle: () => void;
    }
  /** A cell that can't be changed, and why. */
  | { readonly kind: "fixed"; readonly text: string };

/** The input of a cell by its row and column, as the table has it now. */
export type CellOf = (row: string, column: number) => CellInput;

interface FieldProps {
  /** Unique on the page, and fixed: an island has no `useId`. */
  readonly id: string;
  readonly label: string;
  readonly input: CellInput;
  /** Whether scripts run; see `Tool.isReady`. */
  readonly isReady: boolean;
  /** Takes a change in place of the input's own function. */
  readonly onChange?: (value: string) => void;
}

function change(input: CellInput, value: string): void {
  if (input.kind === "choice") input.onChoose(value);
  else if (input.kind === "check") input.onToggle();
  else if (input.kind !== "fixed") input.onType(value);
}

/** A field with its problem below it. Its accessible name is `label`. */
export function CellField(props: FieldProps) {
  const { id, label, input, isReady, onChange = (value: string) => change(input, value) } = props;
  if (input.kind === "fixed") return <span className={styles.fixed}>{input.text}</span>;
  if (input.kind === "check") {
    return (
      <label className={styles.check} data-on={input.note === "" ? undefined : input.tone}>
        <input
          id={id}
          type="checkbox"
          aria-label={input.note === "" ? label : `${label}: ${input.note.toLowerCase()}`}
          checked={input.isOn}
          disabled={!isReady}
          onChange={() => onChange("")}
        />
        {input.note !== "" && <span>{input.note}</span>}
      </label>
    );
  }
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

/** What an input shows, without its functions. */
function textsOf(input: CellInput): readonly unknown[] {
  switch (input.kind) {
    case "fixed":
      return [input.text];
    case "choice":
      return [input.value, input.options];
    case "check":
      return [input.isOn, input.note, input.tone];
    default:
      return [input.value, input.problem, input.placeholder];
  }
}

const shownOf = ({ id, label, input, isReady }: CellProps) =>
  JSON.stringify([id, label, isReady, input.kind, ...textsOf(input)]);

interface CellProps extends Omit<FieldProps, "onChange"> {
  readonly row: string;
  readonly column: number;
  /** Where a change goes: `input` may be that of an earlier rendering. */
  readonly latest: MutableRefObject<CellOf>;
}

/**
 * A field in a cell of a large table. It renders again only if it shows something else: a table may have
 * 200 of them.
 */
export const Cell = memo(
  function Cell({ row, column, latest, ...field }: CellProps) {
    return (
      <CellField {...field} onChange={(value) => change(latest.current(row, column), value)} />
    );
  },
  (one, other) => shownOf(one) === shownOf(other),
);
