export { CalculatorSection, useStartQuery } from "./calculator-section";
export { Estimator } from "./estimator";
export type { CalculatorContent } from "./model";
