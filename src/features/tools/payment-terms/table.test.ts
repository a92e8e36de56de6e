import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseQuotation, paymentTerms } from "./figures";
import { readFigures, writeFigures } from "./table";

const empty = paymentTerms.parse(null, "in");

test("a range copied from a spreadsheet is read as quotations", () => {
  const pasted = "Supplier\tPrice\tDays\nA\t₹1,00,000\t30\nB\t101,000.50\t-30\t2\t10\tYes\n";
  const outcome = readFigures(pasted, empty);
  expect(outcome).toMatchObject({ kind: "read", message: "2 quotations are read." });
  expect(outcome.kind === "read" && outcome.figures.quotations).toEqual([
    parseQuotation({ name: "A", price: "₹1,00,000", days: "30" }),
    parseQuotation({
      name: "B",
      price: "101,000.50",
      days: "-30",
      discount: "2",
      discountDay: "10",
      isSmall: true,
    }),
  ]);
});

test("more than six quotations are cut, and that is said", () => {
  const rows = Array.from({ length: 8 }, (_, index) => `S${index},10,30`).join("\n");
  const outcome = readFigures(rows, empty);
  expect(outcome.message).toBe("The first 6 quotations are read, and 2 more left out.");
});

test.each(["", "hello", "a,b\nc,d", ";;;;\n\n"])("'%s' is not read", (text) => {
  expect(readFigures(text, empty).kind).toBe("problem");
});

const cell = fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[\s"'=+@-]/gu, "").trim());

test("what is exported can be imported again", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 2, maxLength: 6 }), (rows) => {
      const quotations = rows.map(([name, price, days]) =>
        parseQuotation({ name: `Q${name}`, price, days }),
      );
      const figures = {
        ...paymentTerms.parse({ purchases: 7_300_000, daysNow: 30 }, "in"),
        quotations,
      };
      const outcome = readFigures(writeFigures(figures, "in"), empty);
      expect(outcome.kind === "read" && outcome.figures).toEqual(figures);
    }),
  );
});

test("anything makes a state that can be used", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const figures = paymentTerms.parse(value, "us");
      expect(figures.quotations.length).toBeGreaterThanOrEqual(2);
      expect(paymentTerms.parse(JSON.parse(JSON.stringify(figures)), "us")).toEqual(figures);
    }),
  );
});
