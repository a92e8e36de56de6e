export { Directory } from "./directory";
