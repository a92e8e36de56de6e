import { expect, test } from "@jest/globals";
import { film } from "./testing/film";
import { importTable } from "./import-table";

const namesAndPrices = (text: string) =>
  importTable(text, film)?.figures.suppliers.map(({ name, numbers }) => [name, numbers.price]);

test("suppliers may be columns", () => {
  expect(namesAndPrices("Supplier\tA\tB\nPrice\t1,00,000\t$2")).toEqual([
    ["A", "1,00,000"],
    ["B", "$2"],
  ]);
});

test("suppliers may be rows", () => {
  expect(namesAndPrices("Vendor name,Unit price,Freight\nA,10,5\nB,11,0")).toEqual([
    ["A", "10"],
    ["B", "11"],
  ]);
});

test("a cell with a mistake stays as it is", () => {
  expect(namesAndPrices("Supplier\tA\tB\nRate\tn/a\t12")).toEqual([
    ["A", "n/a"],
    ["B", "12"],
  ]);
});

test("an unknown row with numbers becomes a cost line, one without is named", () => {
  const imported = importTable("Supplier\tA\tB\nPrice\t1\t2\nPacking\t500\t0\nContact\tX\tY", film);
  expect(imported?.figures.extras).toEqual([{ label: "Packing", basis: "total" }]);
  expect(imported?.figures.suppliers.map(({ extras }) => extras)).toEqual([["500"], ["0"]]);
  expect(imported?.ignored).toEqual(["Contact"]);
});

test("without an Incoterm all lines count, and duty means an import", () => {
  const [a, b] =
    importTable("Supplier\tA\tB\nPrice\t1\t2\nDuty\t10%\t0", film)?.figures.suppliers ?? [];
  expect([a?.term, a?.origin, b?.origin]).toEqual(["EXW", "import", "home"]);
});

test("more than eight suppliers are cut to eight", () => {
  const columns = Array.from({ length: 12 }, (_, index) => index + 1).join("\t");
  expect(importTable(`Supplier\t${columns}\nPrice\t${columns}`, film)?.suppliers).toBe(8);
});

test.each([
  ["nothing", ""],
  ["prose", "Please find our quotation attached."],
  ["one supplier", "Supplier\tA\nPrice\t1"],
  ["no price", "Supplier\tA\tB\nFreight\t1\t2"],
  ["numbers alone", "1\t2\t3\n4\t5\t6"],
])("%s is no table of quotations", (_, text) => {
  expect(importTable(text, film)).toBeNull();
});
