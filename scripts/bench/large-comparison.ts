import { fragmentOf } from "../../src/features/tools/kit/codec";

const number = (least: number, index: number) => String(least + index * 3);

/** Link to the landed cost comparison with all it takes: eight suppliers and 20 cost lines. */
export function largeComparison(): string {
  const extras = Array.from({ length: 10 }, (_, line) => ({
    label: `Charge ${line + 1}`,
    basis: (["total", "unit", "percent"] as const)[line % 3],
  }));
  const suppliers = Array.from({ length: 8 }, (_, index) => ({
    name: `Supplier ${index + 1}`,
    term: "EXW",
    origin: "import",
    currency: "USD",
    rate: "95",
    price: number(160, index),
    freight: number(120_000, index),
    insurance: "0.2",
    handling: number(20_000, index),
    duty: "10",
    surcharge: "10",
    tax: "18",
    tooling: number(400_000, index),
    toolingVolume: "50000",
    rejects: "1.5",
    creditDays: "30",
    extras: extras.map((_, line) => number(line + 1, index)),
  }));
  const state = {
    item: "Film",
    quantity: "12000",
    unit: "kg",
    interest: "12",
    standardDays: "60",
    taxCredit: "no",
    range: "20",
    extras,
    suppliers,
  };
  return `/tools/landed-cost/${fragmentOf({ r: "in", s: state })}`;
}
