import type { FieldKind } from "./cell";
import * as styles from "./tools.module.css";

interface NumberFieldProps {
  /** Unique on the page, and fixed: an island has no `useId`. */
  readonly id: string;
  readonly label: string;
  /** The unit, after the label. */
  readonly unit?: string;
  /** What the field does, below it. */
  readonly hint?: string;
  readonly kind?: FieldKind;
  readonly value: string;
  readonly problem: string | null;
  readonly onType: (value: string) => void;
  readonly isReady: boolean;
}

/** A field outside a table, with its label above and its problem below. */
export function NumberField(props: NumberFieldProps) {
  const { id, label, unit, hint, kind = "number", value, problem, onType, isReady } = props;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [problem !== null && errorId, hint !== undefined && hintId].filter(Boolean);
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>
        <span>{label}</span>
        {unit !== undefined && <small> {unit}</small>}
      </label>
      <input
        id={id}
        className={styles.field}
        data-kind={kind}
        type="text"
        inputMode={kind === "number" ? "decimal" : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={described.join(" ") || undefined}
        value={value}
        readOnly={!isReady}
        onChange={({ target }) => onType(target.value)}
      />
      {problem !== null && (
        <span id={errorId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
      {hint !== undefined && <small id={hintId}>{hint}</small>}
    </div>
  );
}
