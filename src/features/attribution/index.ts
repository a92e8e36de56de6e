export { type Attribution } from "./attribution";
export { AttributionProvider, recordVisit, useAttribution } from "./attribution-provider";
