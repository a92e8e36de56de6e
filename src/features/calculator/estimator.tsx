import { useRef, type FormEvent } from "react";
import { Button } from "../../ui/button";
import * as styles from "./calculator.module.css";
import { currencies } from "./currency";
import { estimate } from "./estimate";
import { Fields } from "./fields";
import { inputsQuery } from "./inputs";
import { processOf, type CalculatorContent, type Inputs } from "./model";
import { printCalculator } from "./print";
import { Results } from "./results";
import { announcement, requirementText } from "./summary";
import { useEstimator } from "./use-estimator";

/** What the calculator is given by the page. */
interface EstimatorProps {
  readonly content: CalculatorContent;
  readonly region: "in" | "us";
  /** Where the demo form is, for visitors without script. */
  readonly demoPage: string;
  /** Takes the estimate to the demo form. */
  readonly onHandOver: (requirement: string) => void;
}

/** The full address at which inputs are shown again. */
function addressOf(inputs: Inputs, content: CalculatorContent): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${inputsQuery("", inputs, content)}#${content.id}`;
}

/** The savings calculator: inputs, result, and what to do with it. Prerendered, it is a worked example. */
export function Estimator({ content, region, demoPage, onHandOver }: EstimatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const currency = currencies[region];
  const work = (inputs: Inputs) => estimate(content, inputs, currency);
  const { inputs, isWrong, told, read, take } = useEstimator(form, content, currency, (settled) =>
    announcement(work(settled), currency),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const taken = take();
    if (taken === null) return;
    const process = processOf(content, taken.process).label;
    const address = addressOf(taken, content);
    onHandOver(requirementText({ result: work(taken), inputs: taken, process, currency, address }));
  };
  return (
    <>
      {/* Sent before the script runs, it shows its inputs by the address. */}
      <form
        ref={form}
        className={styles.form}
        action={`#${content.id}`}
        aria-labelledby={content.id}
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <Fields content={content} currency={currency} inputs={inputs} isWrong={isWrong} />
      </form>
      <div className={styles.results} data-part>
        <Results content={content} currency={currency} inputs={inputs} result={work(inputs)} />
        <p role="status" className={styles.told}>
          {told}
        </p>
        <form className={styles.actions} action={demoPage} onSubmit={onSubmit}>
          <Button type="submit">Discuss this estimate in a demo</Button>
          <span className={styles.print}>
            <Button type="button" variant="secondary" onClick={printCalculator}>
              Print this estimate
            </Button>
          </span>
        </form>
      </div>
    </>
  );
}
