import { useRef, type FormEvent } from "react";
import { Button } from "../../ui/button";
import * as styles from "./calculator.module.css";
import { currencies } from "../../lib/currency";
import { announcementText, estimate, requirementText } from "./estimate";
import { Fields } from "./fields";
import { inputsQuery } from "./inputs";
import { processOf, type CalculatorContent, type Inputs } from "./model";
import { Results } from "./results";
import { useEstimator } from "./use-estimator";

interface EstimatorProps {
  readonly content: CalculatorContent;
  readonly region: "in" | "us";
  /** Address of the demo form, for visitors without scripts. */
  readonly demoPage: string;
  readonly onHandOver: (requirement: string) => void;
}

function addressOf(inputs: Inputs, content: CalculatorContent): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${inputsQuery("", inputs, content)}#${content.id}`;
}

/** Prints the calculator without the rest of the page. */
function printCalculator(): void {
  const root = document.documentElement;
  root.setAttribute("data-print", "calculator");
  window.addEventListener("afterprint", () => root.removeAttribute("data-print"), {
    once: true,
  });
  window.print();
}

/** The savings calculator: inputs, result and actions. Prerendered, it is a worked example. */
export function Estimator({ content, region, demoPage, onHandOver }: EstimatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const currency = currencies[region];
  const work = (inputs: Inputs) => estimate(content, inputs, currency);
  const { inputs, isWrong, announcement, read, take } = useEstimator(
    form,
    content,
    currency,
    (settled) => announcementText(work(settled), currency),
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
      {/* Submitted before the script runs, the form puts its inputs into the address. */}
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
      <div className={styles.results}>
        <Results content={content} currency={currency} inputs={inputs} result={work(inputs)} />
        <p role="status" className={styles.announcement}>
          {announcement}
        </p>
        <form className={styles.actions} action={demoPage} onSubmit={onSubmit}>
          <Button type="submit">Book a demo with this estimate</Button>
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
