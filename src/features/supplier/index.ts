export { useSupplier } from "./use-supplier";
