import { ApprovalMatrix } from "../../features/tools/approval-matrix/approval-matrix";
import { withRegion } from "./with-region";

/** The approval matrix. */
export const ApprovalMatrixTool = withRegion(ApprovalMatrix);
