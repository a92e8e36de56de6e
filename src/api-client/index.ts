export * from "./calls";
export { parseCountry } from "./country";
export { type Lead, type Phone } from "./lead";
export { ApiError, isRefusal, loadText, visitorMessage } from "./request";
