import { LandedCost } from "../../features/tools/landed-cost/landed-cost";
import { withRegion } from "./with-region";

/** The landed cost comparison. */
export const LandedCostTool = withRegion(LandedCost);
