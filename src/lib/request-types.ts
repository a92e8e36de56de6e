/** What a visitor asks for, one for each form (readings.md, Leads). */
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

/** Reads a request type; null where it is none. */
export function parseRequestType(value: string): RequestType | null {
  return requestTypes.find((type) => type === value) ?? null;
}
