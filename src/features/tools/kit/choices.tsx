import { inputAt } from "./input";
import { textIn } from "./region";
import { optionsIn } from "./state";
import { useToolContext } from "./tool-context";
import * as styles from "./kit.module.css";

interface ChoicesProps {
  /** Of a choice, such as `show`. */
  readonly path: string;
  /** What is chosen, if the state's own choice isn't possible here. */
  readonly chosen?: string;
}

/** The options of a choice side by side. It changes what the tool shows. */
export function Choices({ path, chosen }: ChoicesProps) {
  const { id, field, text, region, onText } = inputAt(useToolContext(), path);
  if (field.kind !== "choice") return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{textIn(field.label, region)}</legend>
      {optionsIn(field, region).map(({ value, label }) => (
        <label key={value}>
          <input
            data-path={path}
            type="radio"
            name={id}
            value={value}
            checked={value === (chosen ?? text)}
            onChange={() => onText(path, value)}
          />
          <span>{textIn(label, region)}</span>
        </label>
      ))}
    </fieldset>
  );
}
