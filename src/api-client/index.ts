export * from "./calls";
export { parseCountry, type Countries, type Country } from "./country";
export { parseRequestType, type Lead, type Phone, type RequestType } from "./lead";
export { ApiError, visitorMessage } from "./request";
