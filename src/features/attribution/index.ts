export { AttributionProvider, useAttribution } from "./attribution-provider";
export { recordVisit } from "./visit";
