export * from "./calls";
export { parseCountry } from "./country";
export { type Country } from "../lib/country";
export { type Lead, type Phone } from "./lead";
export { parseRequestType, type RequestType } from "../lib/request-types";
export { ApiError, isRefusal, loadText, visitorMessage } from "./request";
