export { PaymentTerms as PaymentTermsTool } from "../../features/tools/payment-terms/view";
