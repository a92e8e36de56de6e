import { ApprovalMatrix } from "../../features/tools";
import { withRegion } from "./with-region";

/** The approval matrix. */
export const ApprovalMatrixTool = withRegion(ApprovalMatrix);
