export { CaseList, type CaseEntry } from "./case-list";
