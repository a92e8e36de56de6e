export { Newsletter } from "./newsletter";
