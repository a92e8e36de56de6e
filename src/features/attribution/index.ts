export { type Attribution } from "./attribution";
export { attributionFor, isTestSession, recordVisit } from "./visit";
