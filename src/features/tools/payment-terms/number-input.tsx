import { NumberField } from "../shared/number-field";
import type { FieldKey } from "./figures";
import { dateProblem, readField } from "./read-fields";
import { setField, type PartViewProps } from "./view";
import * as styles from "./payment-terms.module.css";

type DateKey = "accepted" | "paid" | "bankRateDate";

interface NumberInputProps extends Pick<PartViewProps, "tool" | "id"> {
  readonly field: Exclude<FieldKey, DateKey>;
  readonly label: string;
  readonly unit?: string;
}

/** A number field of the tool. */
export function NumberInput({ tool, id, field, label, unit }: NumberInputProps) {
  const { state, region, typing, isReady } = tool;
  return (
    <NumberField
      id={`${id}-${field}`}
      label={label}
      {...(unit === undefined ? {} : { unit })}
      value={state[field]}
      problem={typing === field ? null : readField(state, field, region).problem}
      onType={(text) => setField(tool, field, text)}
      isReady={isReady}
    />
  );
}

interface DateInputProps extends Pick<PartViewProps, "tool" | "id"> {
  readonly field: DateKey;
  readonly label: string;
}

/** A date field of the tool. */
export function DateInput({ tool, id, field, label }: DateInputProps) {
  const { state, typing, isReady } = tool;
  const own = `${id}-${field}`;
  const problem = typing === field ? null : dateProblem(state, field);
  return (
    <div className={styles.date}>
      <label htmlFor={own}>{label}</label>
      <input
        id={own}
        type="date"
        min="2006-01-01"
        max="2099-12-31"
        value={state[field]}
        readOnly={!isReady}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : `${own}-error`}
        onChange={({ target }) => setField(tool, field, target.value)}
      />
      {problem !== null && (
        <span id={`${own}-error`} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
