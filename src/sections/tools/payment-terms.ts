import { PaymentTerms } from "../../features/tools";
import { withRegion } from "./with-region";

/** The payment terms tool. */
export const PaymentTermsTool = withRegion(PaymentTerms);
