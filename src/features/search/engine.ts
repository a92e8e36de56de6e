export { find } from "./find";
export { openIndex } from "./search-file";
