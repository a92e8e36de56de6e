export { TermList } from "./term-list";
