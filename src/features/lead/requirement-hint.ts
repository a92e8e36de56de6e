import type { RequestType } from "../../api-client";

const USUAL = "Optional. What you buy, how many events a year, which ERP.";

/** What is worth writing, where it is not about a purchase. */
const others: Readonly<Partial<Record<RequestType, string>>> = {
  capital: "Optional. Your buyer, a usual invoice, the days of credit.",
  prodiscover: "Optional. The item, its quantity a year, the place of delivery.",
  supplier: "Optional. What you make, in which sizes, how much a month.",
  "channel-partner": "Optional. Your cities, the ERP systems you know, how many clients.",
};

/** What the field for requirements asks for, in the words of the form's own subject. */
export function requirementHint(requestType: RequestType): string {
  return others[requestType] ?? USUAL;
}
