import type { ComponentProps } from "react";
import { DEMO_PAGE, takeNoteToDemo } from "../features/lead";
import { SavingsCalculator as Calculator } from "../features/tools/savings-calculator/view";

type SavingsCalculatorProps = Omit<ComponentProps<typeof Calculator>, "demoPage" | "onHandOver">;

/** The savings calculator; its estimate can be sent with a demo request. */
export function SavingsCalculator(props: SavingsCalculatorProps) {
  return <Calculator {...props} demoPage={DEMO_PAGE} onHandOver={takeNoteToDemo} />;
}
