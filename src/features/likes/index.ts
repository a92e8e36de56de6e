export { Likes } from "./likes";
