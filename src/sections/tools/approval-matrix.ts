export { ApprovalMatrix as ApprovalMatrixTool } from "../../features/tools/approval-matrix/view";
