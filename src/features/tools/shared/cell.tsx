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

interface CellProps {
  /** Unique on the page, and fixed: an island has no `useId`. */
  readonly id: string;
  /** Accessible name, from the headers of row and column. */
  readonly label: string;
  readonly input: CellInput;
  /** Whether scripts run; see `Tool.isReady`. */
  readonly isReady: boolean;
}

/** A field in a cell of a table, with its problem below it. */
export function Cell({ id, label, input, isReady }: CellProps) {
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
          onChange={input.onToggle}
        />
        {input.note}
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
        onChange={({ target }) => input.onChoose(target.value)}
      >
        {input.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  const { kind, value, problem, placeholder, onType } = input;
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
        onChange={({ target }) => onType(target.value)}
      />
      {problem !== null && (
        <span id={errorId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  );
}
