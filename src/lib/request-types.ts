/**
 * What a visitor asks for, one per lead form. A new form is a name and a hint here, a page with
 * `template: form` in `content/pages/`, and the name in `reference-api/openapi.yaml`.
 */
export const requestTypes = [
  "demo-callback",
  "sales-callback",
  "capital",
  "prodiscover",
  "supplier",
  "channel-partner",
  "case-study",
] as const;

/** What a visitor asks for. */
export type RequestType = (typeof requestTypes)[number];

const BUYER = "Optional. What you buy, how many events a year, which ERP.";

/** The hint below `Requirements` in the form of each request. */
export const requirementHints: Readonly<Record<RequestType, string>> = {
  "demo-callback": BUYER,
  "sales-callback": BUYER,
  capital: "Optional. Your buyer, a usual invoice, the days of credit.",
  prodiscover: "Optional. The item, its quantity a year, the place of delivery.",
  supplier: "Optional. What you make, in which sizes, how much a month.",
  "channel-partner": "Optional. Your cities, the ERP systems you know, how many clients.",
  "case-study": BUYER,
};

/** Reads a request type; null if the value is not one. */
export function parseRequestType(value: string): RequestType | null {
  return requestTypes.find((type) => type === value) ?? null;
}
