import { describe, expect, test } from "@jest/globals";
import { compare, unusedReason } from "./comparison";
import { film, withNumbers } from "./testing/film";
import { landedCost, type State } from "./fields";
import { supplierFields } from "./supplier-fields";
import { pathsOfExample, typedPaths, withTyped } from "../kit/paths";
import type { ToolRegion } from "../kit/region";
import { newRow } from "../kit/state";
import { sheetOf } from "./sheet";
import { verdictOf, winningText } from "./words";

/** Cost lines that aren't 0. */
function linesOf(
  figures: State,
  name: string,
  region: ToolRegion = "in",
): Readonly<Record<string, string>> {
  const found = compare(figures, region).ranking.find(({ quotation }) => quotation.name === name);
  const lines = [...(found?.cost.lines ?? [])];
  return Object.fromEntries(
    lines.filter(([, amount]) => !amount.eq(0)).map(([key, amount]) => [key, amount.toFixed()]),
  );
}

describe("the article's three quotations", () => {
  test("the lead is a share of the second's cost", () => {
    expect(verdictOf(compare(film, "in")).detail).toContain("₹47,476 (2.16%) less than A.");
  });

  test("a price in a foreign currency without an import is pointed out", () => {
    const { detail } = verdictOf(compare(withNumbers(film, 2, { origin: "home" }), "in"));
    expect(detail).toContain("C is priced in USD but not marked Imported, so no duty counts.");
  });

  test("have the article's lines", () => {
    expect(linesOf(film, "A")).toEqual({
      price: "2016000",
      freight: "124000",
      insurance: "4032",
      credit: "19884",
      rejects: "30240",
    });
    expect(linesOf(film, "C")).toEqual({
      price: "1824000",
      insurance: "3648",
      handling: "204000",
      duty: "201041",
      credit: "53970",
      rejects: "36480",
    });
  });
});

describe("the table to take away", () => {
  const rows = sheetOf(compare(film, "in"));
  const rowOf = (label: string) => rows.find(([own]) => own === `Result: ${label}`)?.slice(1);

  test("names the winner and the day, and ranks the suppliers", () => {
    expect(rowOf("Comparison")?.join()).toMatch(
      /^B costs the least\. .*₹47,476 .* less than A\.$/u,
    );
    expect(rowOf("Compared on")?.join()).toMatch(/^\d{4}-\d\d-\d\d$/u);
    expect(rowOf("Amounts in")).toEqual(["INR"]);
    expect(rowOf("Landed cost")?.join()).toBe("2194156,2146680,2323139");
    expect(rowOf("Per kg")?.join()).toBe("182.85,178.89,193.59");
    expect(rowOf("Rank")?.join()).toBe("2,1,3");
  });

  test("has fees of US customs for the United States only", () => {
    const fees = "Result: MPF and HMF";
    expect(rows.map(([label]) => label)).not.toContain(fees);
    const figures = withNumbers(film, 2, { mpf: "500", rate: "" });
    expect(sheetOf(compare(figures, "us")).map(([label]) => label)).toContain(fees);
  });
});

test.each(["each", "EA", "nos.", "pcs", ""])(
  "a price is per unit of goods counted in %j",
  (unit) => {
    expect(verdictOf(compare({ ...film, unit }, "in")).detail).toContain("₹178.89 per unit.");
  },
);

describe("the price at which the runner-up would win", () => {
  const textOf = (figures: State) => winningText(compare(figures, "in"));

  test("is its price less the gap, as its credit and rejects fall with it", () => {
    expect(textOf(film)).toBe(
      "A would win at a price of ₹164.14 per kg or less, if nothing else changes.",
    );
  });

  test("is in the supplier’s currency", () => {
    const figures = withNumbers(film, 0, { price: "300" });
    expect(textOf(figures)).toContain("C would win at a price of USD\u00A01.46 per kg or less");
  });

  test("is a step below the price of a supplier that costs the same", () => {
    const figures = withNumbers(withNumbers(film, 0, { ...film.suppliers[1], name: "A" }), 2, {
      price: "3",
    });
    expect(verdictOf(compare(figures, "in")).headline).toBe("A and B cost the same");
    expect(textOf(figures)).toContain("B would win at a price of ₹177.99 per kg or less");
  });

  test.each([
    ["no price is low enough", withNumbers(film, 0, { tooling: "1 crore", freight: "3 crore" })],
    [
      "one supplier has a result",
      withNumbers(withNumbers(film, 0, { price: "" }), 1, { price: "" }),
    ],
  ])("is left out where %s", (_, figures) => {
    expect(textOf(withNumbers(figures, 2, { price: "" }))).toBeNull();
  });
});

describe("an import into the United States", () => {
  const base = withNumbers(film, 2, {
    currency: "",
    rate: "",
    price: "100",
    freight: "90000",
    insurance: "1",
    duty: "10",
    surcharge: "",
    mpf: "500",
    hmf: "0.125",
  });
  test.each([
    // 10% of 12,000 × 100; 500 + 0.125% of it.
    ["FOB", "without freight and insurance", { duty: "120000", fees: "2000", freight: "90000" }],
    // 10% and 500 + 0.125% of 12,00,000 − 90,000 − 12,000.
    ["CIF", "less the seller's freight and insurance", { duty: "109800", fees: "1873" }],
    ["DDP", "by the seller, who pays duty and fees", {}],
  ] as const)("at %s is valued %s", (term, _, wanted) => {
    const { duty, fees, freight } = linesOf(withNumbers(base, 2, { term }), "C", "us");
    expect({ duty, fees, freight }).toEqual(wanted);
  });

  test("has fees that one into India doesn't have", () => {
    expect(linesOf(base, "C").fees).toBeUndefined();
  });
});

describe("a typed unit", () => {
  const linesFor = (more: object) => linesOf(withNumbers({ ...film, unit: "kg" }, 0, more), "A");

  test("is converted to the one that the sheet counts in", () => {
    expect(linesFor({ price: "58,500 per MT" }).price).toBe(linesFor({ price: "58.5" }).price);
    expect(linesFor({ freight: "1,800/MT" }).freight).toBe(linesFor({ freight: "1.8/kg" }).freight);
  });

  test("of a quantity fills in the sheet’s, or is converted to it", () => {
    const typed = (figures: State, text: string) =>
      withTyped(landedCost, figures, "quantity", text, "in");
    expect(typed({ ...film, unit: "" }, "12,000 kg").unit).toBe("kg");
    const total = (figures: State) => linesOf(figures, "A").price;
    const inTonnes = typed({ ...film, unit: "kg" }, "12 MT");
    expect(inTonnes.unit).toBe("kg");
    expect(total(inTonnes)).toBe(total({ ...film, quantity: "12,000" }));
  });

  test("that fills in the sheet’s is the visitor’s, even if the example has the same", () => {
    const before = { ...film, quantity: "", unit: "" };
    const after = withTyped(landedCost, before, "quantity", `9 ${film.unit}`, "in");
    const own = new Set(typedPaths(landedCost, before, after, "quantity"));
    expect(pathsOfExample(landedCost, after, film, own)).not.toContain("unit");
  });

  test("of something else is a mistake", () => {
    const { problems } = compare({ ...film, unit: "bag", quantity: "12 MT" }, "in");
    expect(problems.get("quantity")).toBe("This isn’t for the unit of the price.");
  });
});

describe("a typed currency", () => {
  const typed = (text: string, more: object = {}) =>
    withTyped(landedCost, withNumbers(film, 0, more), "suppliers.0.price", text, "in");
  const problemAt = (figures: State, key: string) =>
    compare(figures, "in").problems.get(`suppliers.0.${key}`);

  test.each(["USD 4.60", "$4.60", "4.60 usd"])("%s in a price becomes the supplier’s", (text) => {
    const figures = typed(text);
    expect(figures.suppliers[0]).toMatchObject({ price: text, currency: "USD" });
    expect(problemAt(figures, "rate")).toBe("Enter what one USD costs in INR.");
    expect(linesOf(withNumbers(figures, 0, { rate: "95" }), "A").price).toBe("5244000");
  });

  test.each([
    ["$4.60", "EUR", "This is in USD. Enter it in EUR."],
    ["₹4.60", "USD", "This is in INR. Enter it in USD."],
  ])("%s beside the currency %j is a mistake", (text, currency, problem) => {
    const figures = typed(text, { currency, rate: "95" });
    expect(figures.suppliers[0]?.currency).toBe(currency);
    expect(problemAt(figures, "price")).toBe(problem);
  });

  test("is a mistake in an amount of the buyer’s, and stays in the file", () => {
    const figures = withNumbers(film, 0, { freight: "USD 500" });
    expect(problemAt(figures, "freight")).toBe("This is in USD. Enter it in INR.");
    const rows = sheetOf(compare(figures, "in"));
    expect(rows.find(([label]) => label === "Freight")?.[1]).toBe("USD 500");
  });
});

const numberKeys = Object.entries(supplierFields).flatMap(([key, { kind }]) =>
  kind === "number" ? [key] : [],
);

test.each(numberKeys)("%s changes the cost of an import that is paid for in full", (key) => {
  const ones = Object.fromEntries(numberKeys.map((own) => [own, "1"]));
  const texts: Readonly<Record<string, string>> = {
    ...ones,
    tooling: "96000",
    toolingVolume: "24000",
  };
  const text = texts[key] ?? "";
  const costWith = (own: string) => {
    const more = { ...texts, term: "EXW", origin: "import", currency: "EUR", [key]: own } as const;
    const figures = withNumbers({ ...film, taxCredit: "no" }, 2, more);
    const found = compare(figures, "us").ranking.find(({ quotation }) => quotation.index === 2);
    return found?.cost.total.toFixed();
  };
  expect(costWith(text)).toMatch(/^\d/u);
  expect(costWith(`${text}0`)).not.toBe(costWith(text));
});

test.each(["Rs", "₹", "inr"])(
  "%s as the currency is the rupee, which needs no rate",
  (currency) => {
    const figures = withNumbers(film, 0, { currency, price: "₹168", rate: "" });
    expect(compare(figures, "in").problems.size).toBe(0);
    expect(linesOf(figures, "A").price).toBe("2016000");
  },
);

test("a freight in words is none, but a tax in words is not", () => {
  const figures = withNumbers(film, 0, { freight: "included", creditDays: "advance", tax: "incl" });
  expect([...compare(figures, "in").problems.keys()]).toEqual(["suppliers.0.tax"]);
});

test("prices and freight may say that they are for one unit, and days that they are days", () => {
  const lines = { price: "168/kg", freight: "10 per kg", creditDays: "30 days" };
  const figures = withNumbers(film, 0, lines);
  expect(linesOf(figures, "A")).toMatchObject({ price: "2016000", freight: "120000" });
  expect(compare(figures, "in").problems.size).toBe(0);
});

test.each([
  ["FOB", "USD", true],
  ["DAP", "USD", false],
  ["FOB", "INR", false],
] as const)(
  "a price %s in %j is imported unless the visitor chose otherwise: %s",
  (term, currency, is) => {
    const rate = currency === "INR" ? "" : "95";
    const more = { origin: "auto", term, currency, rate, price: "1.6" } as const;
    const figures = withNumbers(film, 2, more);
    const importedOf = (own: State) =>
      compare(own, "in").quotations.find(({ index }) => index === 2)?.isImport;
    expect(importedOf(figures)).toBe(is);
    expect(importedOf(withNumbers(figures, 2, { origin: "home" }))).toBe(false);
  },
);

test("a price in dollars with a term of sea freight is an import into the United States", () => {
  const importedOf = (term: State["suppliers"][number]["term"], region: ToolRegion) => {
    const figures = withNumbers(film, 0, { origin: "auto", currency: "", term });
    return compare(figures, region).quotations[0]?.isImport;
  };
  expect([importedOf("CIF", "us"), importedOf("FOB", "us")]).toEqual([true, true]);
  expect([importedOf("FOB origin", "us"), importedOf("CIF", "in")]).toEqual([false, false]);
});

test("prices below 1 keep the decimals that decide", () => {
  const price = (first: string, second: string) => {
    const one = withNumbers(film, 0, { price: first, freight: "", rejects: "", insurance: "" });
    const other = withNumbers(one, 1, { price: second, term: "EXW", rejects: "" });
    const suppliers = other.suppliers.slice(0, 2);
    return compare({ ...other, suppliers, quantity: "2000000", interest: "" }, "us");
  };
  const small = price("0.0312", "0.0318");
  expect(verdictOf(small).detail).toContain("$62,400, or $0.0312 per kg");
  expect(winningText(small)).toContain("at a price of $0.0311 per kg or less");
});

test.each([
  [{ freight: "" }, "its freight is empty."],
  [{ duty: "" }, "its customs duty is empty."],
  [{ surcharge: "" }, "no social welfare surcharge"],
])("an import without %j says what is missing", (more, missing) => {
  const own = { freight: "9000", duty: "7.5", surcharge: "10" };
  const imported = withNumbers(film, 2, { term: "FOB", origin: "import" });
  const detail = (figures: State) => verdictOf(compare(figures, "in")).detail;
  expect(detail(withNumbers(imported, 2, own))).not.toMatch(/empty|surcharge/u);
  expect(detail(withNumbers(imported, 2, { ...own, ...more }))).toContain(missing);
});

test("suppliers who quote without freight and have none are named", () => {
  const detail = (freight: string) => {
    const first = withNumbers(film, 0, { term: "EXW", freight });
    return verdictOf(compare(withNumbers(first, 1, { term: "EXW", freight }), "in")).detail;
  };
  expect(detail("0")).not.toContain("freight");
  expect(detail("")).toContain("No freight is entered for A and B.");
});

test("US use tax is on the price, without the duty that the importer pays", () => {
  const own = {
    origin: "import",
    term: "FOB",
    rate: "",
    price: "100",
    duty: "10",
    tax: "8",
  } as const;
  const figures = withNumbers({ ...film, quantity: "10", taxCredit: "no" }, 2, own);
  const { ranking } = compare(figures, "us");
  const cost = ranking.find(({ quotation }) => quotation.index === 2)?.cost;
  expect(cost?.lines.get("tax")?.toFixed()).toBe("80");
});

test("freight can be typed for a new supplier", () => {
  expect(unusedReason("freight", newRow(landedCost.lists.suppliers), "in")).toBeNull();
});

describe("mistakes", () => {
  test("an exchange rate without a currency is one: it would multiply a price at home", () => {
    const { problems } = compare(withNumbers(film, 0, { rate: "95" }), "in");
    expect(problems.get("suppliers.0.rate")).toMatch(/^The price is in INR\./u);
  });

  test("a length is no number of millions", () => {
    const { problems } = compare({ ...film, quantity: "500 m" }, "in");
    expect(problems.get("quantity")).toMatch(/without its unit/u);
  });

  test("in a line that the Incoterm puts into the price are no problem", () => {
    const figures = withNumbers(film, 2, { term: "DDP", duty: "unknown" });
    expect([...compare(figures, "in").problems]).toEqual([]);
  });

  test.each([
    ["text", "about 170", /digits/u],
    ["nothing", "", /Enter a price/u],
  ])("%s as a price leaves that supplier out", (_, price, message) => {
    const comparison = compare(withNumbers(film, 0, { price }), "in");
    expect(comparison.problems.get("suppliers.0.price")).toMatch(message);
    expect(comparison.ranking.map(({ quotation }) => quotation.name)).toEqual(["B", "C"]);
    expect(verdictOf(comparison).detail).toContain("A is left out until");
  });

  test("a quantity of 0 leaves no result, and says where to correct it", () => {
    const figures = { ...film, quantity: "0" };
    const comparison = compare(figures, "in");
    expect(comparison.problems.get("quantity")).toBe("Enter more than 0.");
    expect(verdictOf(comparison).headline).toBe("No result yet");
  });
});
