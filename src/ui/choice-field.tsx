import * as styles from "./choice-field.module.css";

/** Something to choose, with how many entries it would leave. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

interface ChoiceFieldProps {
  readonly name: string;
  readonly legend: string;
  /** How many entries there are in all. */
  readonly all: number;
  readonly choices: readonly Choice[];
}

/** A choice of one or all, as radio buttons with their counts. Uncontrolled; all is the empty value. */
export function ChoiceField({ name, legend, all, choices }: ChoiceFieldProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {[{ value: "", label: "All", count: all }, ...choices].map(({ value, label, count }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} defaultChecked={value === ""} />
          {label} <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
