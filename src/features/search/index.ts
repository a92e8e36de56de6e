export { Search } from "./search";
export { SearchForm } from "./search-form";
