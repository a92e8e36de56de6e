import { choice } from "../kit/fields";

const FREIGHT_EXTRA = /freight (?:extra|additional|to[ -]pay|collect|at actuals?)/u;

/** What the price of a quotation includes, by the names that people have for the Incoterms. */
export const deliveryTerm = choice({
  label: "Delivery term",
  hint: "what the price includes",
  fileLabel: "Incoterm",
  synonyms:
    "incoterms, inco term, inco terms, inco, delivery, delivery terms, delivery basis, terms of delivery, freight terms, fob point, trade term, price basis",
  start: "EXW",
  options: [
    { value: "EXW", label: "EXW", synonyms: "ex works, ex-works, ex factory, ex mill" },
    { value: "FCA", label: "FCA", synonyms: "free carrier, for works, for dispatch station" },
    { value: "FAS", label: "FAS" },
    { value: "FOB", label: { in: "FOB", us: "FOB port" }, synonyms: "free on board" },
    {
      value: "FOB origin",
      label: "FOB origin",
      region: "us",
      synonyms: "fob shipping point, fob factory",
      unless: /freight (?:prepaid$|included)/u,
    },
    {
      value: "FOB destination",
      label: "FOB destination",
      region: "us",
      synonyms: "fob delivered, delivered, fob destination freight prepaid",
      unless: FREIGHT_EXTRA,
    },
    { value: "CFR", label: "CFR", synonyms: "cnf, c&f, cost and freight" },
    { value: "CPT", label: "CPT to a port" },
    { value: "CPT inland", label: "CPT to an inland place" },
    { value: "CIF", label: "CIF" },
    { value: "CIP", label: "CIP to a port" },
    { value: "CIP inland", label: "CIP to an inland place" },
    // FOR is free on road: the price includes the delivery.
    {
      value: "DAP",
      label: { in: "DAP (FOR)", us: "DAP" },
      synonyms: "dat, ddu, for, f.o.r., free delivery",
      unless: FREIGHT_EXTRA,
    },
    { value: "DPU", label: "DPU" },
    { value: "DDP", label: "DDP" },
  ],
});
