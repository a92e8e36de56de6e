import { expect, test } from "@jest/globals";
import fc from "fast-check";
import type { ToolRegion } from "../kit/region";
import { upgradeState } from "../kit/state";
import { compare } from "./comparison";
import { landedCost } from "./fields";
import { supplierFields } from "./supplier-fields";
import { winningPrice } from "./winning-price";
import { verdictOf } from "./words";

const read = (given: unknown, region: ToolRegion = "in") =>
  compare(upgradeState(landedCost, given, region), region);

const percent = fc.integer({ min: 0, max: 4000 }).map((value) => value / 100);
const amount = fc.integer({ min: 0, max: 5_000_000 });

const suppliers = fc.record({
  term: fc.constantFrom(...supplierFields.term.options.map(({ value }) => value)),
  origin: fc.constantFrom("home", "import"),
  currency: fc.constantFrom("", "USD"),
  rate: fc.integer({ min: 1, max: 200 }),
  price: fc.integer({ min: 1, max: 100_000 }).map((value) => value / 100),
  freight: amount,
  insurance: percent,
  handling: amount,
  duty: percent,
  surcharge: percent,
  tax: percent,
  tooling: amount,
  toolingVolume: amount,
  rejects: percent,
  creditDays: fc.integer({ min: -180, max: 365 }),
});

/** A price in the buyer's currency has no exchange rate. */
const supplier = suppliers.map((own) => (own.currency === "" ? { ...own, rate: 1 } : own));

const given = fc.record({
  quantity: fc.integer({ min: 1, max: 100_000 }),
  interest: percent,
  standardDays: fc.integer({ min: 0, max: 120 }),
  taxCredit: fc.boolean(),
  suppliers: fc.array(supplier, { minLength: 2, maxLength: 8 }),
});

type Given = typeof given extends fc.Arbitrary<infer Value> ? Value : never;

/** Which lines the buyer pays for, by a table of its own: freight, insurance, handling, duty. */
const buyerPays: Readonly<Record<string, string>> = {
  EXW: "fihd",
  FCA: "fihd",
  FAS: "fihd",
  FOB: "fihd",
  CFR: "ihd",
  CPT: "ihd",
  "CPT inland": "id",
  CIF: "hd",
  CIP: "hd",
  "CIP inland": "d",
  "FOB origin": "fihd",
  "FOB destination": "d",
  DAP: "d",
  DPU: "d",
  DDP: "",
};

/** The landed cost by an independent formula, in plain numbers: a factor on the price, and amounts. */
function expected(own: Given["suppliers"][number], all: Given): number {
  const pays = (letter: string) => (buyerPays[own.term]?.includes(letter) === true ? 1 : 0);
  const value = own.price * own.rate * all.quantity;
  const isImport = own.origin === "import";
  const dutyRate = isImport ? (pays("d") * own.duty * (100 + own.surcharge)) / 10_000 : 0;
  const taxRate = all.taxCredit ? 0 : own.tax / 100;
  const insured = 1 + (pays("i") * own.insurance) / 100;
  const customs = value * insured + pays("f") * own.freight;
  const tax = isImport ? pays("d") * customs * (1 + dutyRate) * taxRate : value * taxRate;
  const days = all.standardDays - own.creditDays;
  const share = own.toolingVolume > all.quantity ? all.quantity / own.toolingVolume : 1;
  return (
    customs * (1 + dutyRate) +
    tax +
    pays("h") * own.handling +
    own.tooling * share +
    value * ((all.interest * days) / 36_500 + own.rejects / 100)
  );
}

test("the landed cost is that of an independent formula, to half a unit per line", () => {
  fc.assert(
    fc.property(given, (all) => {
      const { ranking } = read(all);
      expect(ranking).toHaveLength(all.suppliers.length);
      for (const { quotation, cost } of ranking) {
        const own = all.suppliers[quotation.index];
        if (own === undefined) throw new Error("A supplier is missing.");
        const wanted = expected(own, all);
        const tolerance = 9 / 2 + Math.abs(wanted) * 1e-9;
        expect(Math.abs(cost.total.toNumber() - wanted)).toBeLessThanOrEqual(tolerance);
      }
    }),
  );
});

test("at its winning price the runner-up costs the least, and one step above it doesn't", () => {
  fc.assert(
    fc.property(given, fc.constantFrom("in", "us"), (all, region) => {
      const { terms, ranking } = read(all, region);
      const [first, second] = ranking;
      if (terms === null || first === undefined || second === undefined) return;
      const { quotation } = second;
      const winsAt = (price: string) => {
        const suppliers = all.suppliers.map((own, index) =>
          index === quotation.index ? { ...own, price } : own,
        );
        const [now, next] = read({ ...all, suppliers }, region).ranking;
        return now?.quotation.index === quotation.index && next?.gap.gt(0) === true;
      };
      const price = winningPrice(quotation, terms, first.cost.total);
      // A paisa or a cent; for prices below 1, a hundredth of that.
      const step = quotation.numbers.price.lt(1) ? "0.0001" : "0.01";
      if (price === null) return expect(winsAt(step)).toBe(false);
      expect(winsAt(price.toFixed())).toBe(true);
      expect(winsAt(price.plus(step).toFixed())).toBe(false);
    }),
  );
});

test("no figures, however hostile, break the comparison or show NaN", () => {
  const hostile = fc.object({
    key: fc.constantFrom(
      "quantity",
      "interest",
      "suppliers",
      "price",
      "extras",
      "__proto__",
      "term",
    ),
    withNullPrototype: true,
  });
  fc.assert(
    fc.property(fc.oneof(hostile, fc.anything()), (value) => {
      const shown = JSON.stringify(verdictOf(read(value)));
      expect(shown).not.toMatch(/NaN|Infinity|undefined/u);
    }),
  );
});
