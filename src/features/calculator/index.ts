export { Calculator } from "./calculator";
