import { describe, expect, test } from "@jest/globals";
import { compare } from "./comparison";
import { film, withNumbers } from "./testing/film";
import { breakEvens } from "./break-even";
import type { State } from "./fields";
import type { ToolRegion } from "../kit/region";
import { sensitivities } from "./sensitivity";
import { sheetOf } from "./sheet";
import { verdictOf } from "./words";

/** What would make the runner-up win. */
function breakEvensOf(figures: State) {
  const { terms, ranking } = compare(figures, "in");
  const [first, second] = ranking;
  if (terms === null || first === undefined || second === undefined) return [];
  return breakEvens(second.quotation, terms, first.cost.total);
}

/** Lead of the first over the second, by name. */
function leadOf(figures: State): string {
  const [first, second] = compare(figures, "in").ranking;
  return `${first?.quotation.name} by ${second?.gap.toFixed()} over ${second?.quotation.name}`;
}

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

  test("C wins once its currency falls by 8.3%", () => {
    const { quotations, terms, ranking } = compare(film, "in");
    const rate =
      terms &&
      sensitivities(quotations, terms, ranking[0]?.quotation.index ?? 0).find(
        ({ driver }) => driver === "rate",
      );
    expect(rate?.turn?.winner.name).toBe("C");
    expect(rate?.turn?.change.toFixed(1)).toBe("-8.3");
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
    expect(rowOf("Landed cost, INR")).toHaveLength(3);
    expect(rowOf("Landed cost per kg")?.join()).toBe("182.85,178.89,193.59");
    expect(rowOf("Rank")?.join()).toBe("2,1,3");
  });

  test("has fees of US customs for the United States only", () => {
    const fees = "Result: MPF and HMF";
    expect(rows.map(([label]) => label)).not.toContain(fees);
    expect(sheetOf(compare(film, "us")).map(([label]) => label)).toContain(fees);
  });
});

test.each(["each", "EA", "nos.", "pcs", ""])(
  "a price is per unit of goods counted in %j",
  (unit) => {
    expect(verdictOf(compare({ ...film, unit }, "in")).detail).toContain("₹178.89 per unit.");
  },
);

describe("break-even", () => {
  test("each value makes the runner-up win, and a step less does not", () => {
    const freight = breakEvensOf(film).find(({ key }) => key === "freight");
    expect(freight?.needed?.toFixed()).toBe("76523");
    expect(leadOf(withNumbers(film, 0, { freight: "76523" }))).toMatch(/^A by/u);
    expect(leadOf(withNumbers(film, 0, { freight: "76524" }))).toBe("A by 0 over B");
  });

  test("a line that isn't enough even at 0 has no value", () => {
    expect(breakEvensOf(film).find(({ key }) => key === "rejects")?.needed).toBeNull();
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

describe("mistakes", () => {
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
