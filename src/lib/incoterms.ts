/**
 * Cost lines that a delivery term may put into the seller's price: main carriage, insurance in transit,
 * port charges and delivery to your gate, import duty with surcharge and customs fees.
 */
export type CarriedLine = "freight" | "insurance" | "handling" | "duty";

/**
 * What the seller pays for, by Incoterms 2020 (International Chamber of Commerce, publication 723E,
 * articles A9/B9 "Allocation of costs" of each rule). Where the seller carries the risk to the named
 * place, as under DAP, you need no insurance of your own, so the line counts as the seller's. Under CPT
 * and CIP the named place decides: to an inland place, the carriage includes the delivery.
 *
 * `FOB origin` and `FOB destination` are terms of domestic sales in the United States (Uniform
 * Commercial Code, section 2-319).
 */
const deliveryTerms = {
  EXW: [],
  FCA: [],
  FAS: [],
  FOB: [],
  CFR: ["freight"],
  CPT: ["freight"],
  "CPT inland": ["freight", "handling"],
  CIF: ["freight", "insurance"],
  CIP: ["freight", "insurance"],
  "CIP inland": ["freight", "insurance", "handling"],
  DAP: ["freight", "insurance", "handling"],
  DPU: ["freight", "insurance", "handling"],
  DDP: ["freight", "insurance", "handling", "duty"],
  "FOB origin": [],
  "FOB destination": ["freight", "insurance", "handling"],
} as const satisfies Readonly<Record<string, readonly CarriedLine[]>>;

/** Incoterms 2020: the rules for sea and inland waterway transport. */
const seaTerms: readonly DeliveryTerm[] = ["FAS", "FOB", "CFR", "CIF"];

/** Whether a term is for goods that travel by ship. */
export const isSeaTerm = (term: DeliveryTerm) => seaTerms.includes(term);

/** A delivery term. */
export type DeliveryTerm = keyof typeof deliveryTerms;

/** Whether a line is in the seller's price. */
export function isInPrice(term: DeliveryTerm, line: CarriedLine): boolean {
  const inPrice: readonly CarriedLine[] = deliveryTerms[term];
  return inPrice.includes(line);
}
