export { LandedCost } from "./landed-cost/landed-cost";
export { ReverseAuction } from "./reverse-auction/simulator";
export type { ToolProps, ToolViewProps } from "./shared/tool-props";
