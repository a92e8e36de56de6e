export { CalculatorSection } from "./calculator-section";
export { Estimator } from "./estimator";
export type { CalculatorContent } from "./model";
export { useStartQuery } from "./use-start-query";
