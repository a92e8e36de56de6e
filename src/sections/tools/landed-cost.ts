import { LandedCost } from "../../features/tools";
import { withRegion } from "./with-region";

/** The landed cost comparison. */
export const LandedCostTool = withRegion(LandedCost);
