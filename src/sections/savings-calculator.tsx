import { Estimator, type CalculatorContent } from "../features/calculator";
import { DEMO_PAGE, takeNoteToDemo } from "../features/lead";

interface SavingsCalculatorProps {
  readonly content: CalculatorContent;
  readonly region: "in" | "us";
}

/** The savings calculator; its estimate can be sent with a demo request. */
export function SavingsCalculator(props: SavingsCalculatorProps) {
  return <Estimator {...props} demoPage={DEMO_PAGE} onHandOver={takeNoteToDemo} />;
}
