import { PaymentTerms } from "../../features/tools/payment-terms/payment-terms";
import { withRegion } from "./with-region";

/** The payment terms tool. */
export const PaymentTermsTool = withRegion(PaymentTerms);
