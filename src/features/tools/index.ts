export { LandedCost } from "./landed-cost/landed-cost";
export type { ToolProps, ToolViewProps } from "./shared/tool-props";
