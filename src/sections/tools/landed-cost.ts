export { LandedCost as LandedCostTool } from "../../features/tools/landed-cost/view";
