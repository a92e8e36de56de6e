/**
 * What a visitor asks for, one per lead form. A new form is a name and a hint here, what its receipt
 * says in `src/features/lead/receipt.tsx`, a page with `template: form` in `content/pages/`, and the
 * name in `reference-api/openapi.yaml`.
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

const BUYER = "Optional. For example what you buy, how many RFQs a year, and which ERP.";

/** The hint below `Requirements` in the form of each request. */
export const requirementHints: Readonly<Record<RequestType, string>> = {
  "demo-callback": BUYER,
  "sales-callback": BUYER,
  capital: "Optional. For example your buyer, a typical invoice and the credit days.",
  prodiscover: "Optional. For example the item, its annual quantity and the delivery location.",
  supplier: "Optional. For example what you make, in which sizes, and your monthly capacity.",
  "channel-partner":
    "Optional. For example your cities, the ERP systems you know and your client count.",
  "case-study": BUYER,
};

/** Reads a request type; null if the value is not one. */
export function parseRequestType(value: string): RequestType | null {
  return requestTypes.find((type) => type === value) ?? null;
}
