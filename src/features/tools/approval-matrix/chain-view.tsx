import { Initials } from "../../../ui/initials";
import { FieldInputs, Input, inputAt } from "../kit/input";
import { nameOf } from "../kit/show";
import { useToolContext } from "../kit/tool-context";
import type { Reading } from "./reading";
import { daysText, limitText, reasonText, taskText } from "./words";
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
        <ol className={styles.chain} aria-label="Who is asked">
          {outcome.steps.map((step) => {
            const { id, name, limit, days } = step.role;
            return (
              <li key={id} data-task={step.task}>
                <Initials name={name} />
                <p>
                  <strong>{name}</strong> <span className={styles.task}>{taskText(step)}</span>
                </p>
                <p className={kit.note}>
                  <span>{reasonText(step, matrix.bands, region)}</span>
                  {days.eq(0) ? null : <span>{` · ${daysText(days)}`}</span>}
                  {step.task === "review" ? null : <span>{` · ${limitText(limit, region)}`}</span>}
                </p>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
