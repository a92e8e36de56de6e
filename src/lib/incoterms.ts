/**
 * Cost lines that a delivery term may put into the seller's price: main carriage, insurance in transit,
 * port charges and delivery to your gate, import duty with surcharge.
 */
export type CarriedLine = "freight" | "insurance" | "handling" | "duty";

/**
 * What the seller pays for, by Incoterms 2020 (International Chamber of Commerce, publication 723E,
 * articles A9/B9 "Allocation of costs" of each rule). Where the seller carries the risk to the named
 * place, as under DAP, you need no insurance of your own, so the line counts as the seller's.
 */
export const incoterms = {
  EXW: [],
  FCA: [],
  FAS: [],
  FOB: [],
  CFR: ["freight"],
  CPT: ["freight"],
  CIF: ["freight", "insurance"],
  CIP: ["freight", "insurance"],
  DAP: ["freight", "insurance", "handling"],
  DPU: ["freight", "insurance", "handling"],
  DDP: ["freight", "insurance", "handling", "duty"],
} as const satisfies Readonly<Record<string, readonly CarriedLine[]>>;

/** A delivery term. */
export type Incoterm = keyof typeof incoterms;

/** The terms from least to most in the price. */
export const incotermNames = Object.keys(incoterms).filter(isIncoterm);

/** Whether a text is a delivery term. */
export function isIncoterm(text: string): text is Incoterm {
  return Object.hasOwn(incoterms, text);
}

/** Whether a line is in the seller's price. */
export function isInPrice(term: Incoterm, line: CarriedLine): boolean {
  const inPrice: readonly CarriedLine[] = incoterms[term];
  return inPrice.includes(line);
}
