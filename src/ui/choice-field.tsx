import * as styles from "./choice-field.module.css";

/** An option with the number of entries that match it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

interface ChoiceFieldProps {
  readonly name: string;
  readonly legend: string;
  readonly all: number;
  readonly choices: readonly Choice[];
}

/** Radio buttons with counts, the first for all entries with an empty value. Uncontrolled. */
export function ChoiceField({ name, legend, all, choices }: ChoiceFieldProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {[{ value: "", label: "All", count: all }, ...choices].map(({ value, label, count }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} defaultChecked={value === ""} />
          <span>{label}</span> <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
