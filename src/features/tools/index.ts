export { ApprovalMatrix } from "./approval-matrix/approval-matrix";
export { LandedCost } from "./landed-cost/landed-cost";
export { ReverseAuction } from "./reverse-auction/simulator";
export { PaymentTerms } from "./payment-terms/payment-terms";
export type { ToolProps, ToolViewProps } from "./shared/tool-props";
