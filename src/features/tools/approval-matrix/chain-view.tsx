import { Initials } from "../../../ui/initials";
import { FieldInputs, Input, inputAt } from "../kit/input";
import { nameOf } from "../kit/show";
import { useToolContext } from "../kit/tool-context";
import type { Reading } from "./reading";
import { bandText, stepTexts, taskText } from "./words";
import * as kit from "../kit/kit.module.css";
import * as styles from "./approval-matrix.module.css";

/** The exceptions that apply to the purchase. */
function Flags({ reading: { state } }: { readonly reading: Reading }) {
  const tool = useToolContext();
  if (state.exceptions.length === 0) return null;
  return (
    <fieldset className={styles.flags}>
      <legend>What applies</legend>
      {state.exceptions.map(({ name }, index) => {
        const input = inputAt(tool, `flags.${index}`);
        return (
          <label key={index} htmlFor={input.id}>
            <Input {...input} />
            <span>{nameOf(name, "Exception", index)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** A purchase to test, and who is asked about it in which order. */
export function Purchase({ reading }: { readonly reading: Reading }) {
  const { matrix, tested, region } = reading;
  const outcome = tested?.outcome;
  return (
    <div className={styles.purchase}>
      <FieldInputs paths={["amount", "category", "department"]} />
      <Flags reading={reading} />
      {matrix === null || outcome?.kind !== "chain" ? null : (
        <div className={styles.answer}>
          <p className={kit.note}>{bandText(matrix.bands, outcome.band, region)}</p>
          <ol className={styles.chain} aria-label="Who is asked">
            {outcome.steps.map((step) => (
              <li key={step.role.id} data-task={step.task}>
                <Initials name={step.role.name} />
                <p>
                  <strong>{step.role.name}</strong>{" "}
                  <span className={styles.task}>{taskText(step)}</span>
                </p>
                <p className={kit.note}>{stepTexts(step, region).join(" · ")}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
