import { expect, test } from "@jest/globals";
import Big from "big.js";
import fc from "fast-check";
import Papa from "papaparse";
import { compare } from "../../landed-cost/comparison";
import { importTarget, landedCost, type State } from "../../landed-cost/fields";
import { supplierFields } from "../../landed-cost/supplier-fields";
import { sheetOf } from "../../landed-cost/sheet";
import type { ToolRegion } from "../region";
import { approvalMatrix, importTarget as roles } from "../../approval-matrix/fields";
import { importTarget as quotations, paymentTerms } from "../../payment-terms/fields";
import { importTarget as bidders, reverseAuction } from "../../reverse-auction/fields";
import type { StateOf, ToolFields } from "../fields";
import { openSample, samplesOf } from "../../testing/samples";
import { inputRows, RESULT, writeCsv, writeTabbed, writeXlsx, type SheetRow } from "../sheet";
import { parseState } from "../state";
import { applyProposal, propose } from "./proposal";
import { readFile, readText, type Source } from "./source";
import type { ImportTarget } from "./target";

const amount = fc.oneof(
  fc.constant(""),
  fc.integer({ min: 0, max: 99_999_999 }).map(String),
  fc.integer({ min: 1, max: 9_999_999 }).map((value) => new Big(value).div(1000).toFixed()),
  fc.constantFrom("1,24,000", "1.5 lakh", "(500)", "12.50", "about 170", "incl.", "1e5"),
  fc.constantFrom("18 per kg", "58,500/MT", "12 MT"),
);
/** What people call things, and what breaks files. */
const name = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    "=Mill | A; B > C",
    "toString",
    "'=x",
    "+91",
    "@a",
    "-b",
    "'-5",
    'a "b"',
    "Total",
    "Price",
    "Unit",
    "Mill ($)",
  ),
);
const supplier = fc.record({
  name,
  price: amount,
  currency: fc.constantFrom("", "USD", "eur"),
  rate: amount,
  term: fc.constantFrom(...supplierFields.term.options.map(({ value }) => value)),
  freight: amount,
  creditDays: fc.constantFrom("", "0", "30", "-30"),
  origin: fc.constantFrom("home", "import"),
  insurance: fc.constantFrom("", "0.2", "0.25", "18"),
  tooling: amount,
  extras: fc.array(amount, { minLength: 2, maxLength: 2 }),
});
const cases = fc
  .record({
    region: fc.constantFrom<ToolRegion>("in", "us"),
    quantity: amount,
    unit: fc.constantFrom("", "kg", "unit"),
    item: name,
    taxCredit: fc.constantFrom("yes", "no"),
    suppliers: fc.array(supplier, { minLength: 2, maxLength: 8 }),
    extras: fc.constantFrom(
      [],
      [
        { label: 'Audit, "yearly"', basis: "total" },
        { label: "Freight", basis: "total" },
      ],
      [
        { label: "", basis: "unit" },
        { label: "Total", basis: "percent" },
      ],
    ),
  })
  .map(({ region, ...given }) => ({ region, state: parseState(landedCost, given, region) }));

/** Texts as an export writes them, without white space that a file may change. */
const compared = (rows: readonly SheetRow[]) =>
  rows.map((row) =>
    row.map((cell) => String(cell).replaceAll(/[\s\p{C}\p{Default_Ignorable_Code_Point}]+/gu, "")),
  );

const inputsOf = (state: State, region: ToolRegion): readonly SheetRow[] =>
  sheetOf(compare(state, region)).filter(([label]) => !String(label).startsWith(RESULT));

/** The inputs of a tool after a source was imported, as an export writes them. */
function imported<Own extends ToolFields>(
  tool: Own,
  target: ImportTarget,
  { tables }: Source,
  region: ToolRegion,
  write: (state: StateOf<Own>) => readonly SheetRow[],
  answers: readonly (readonly [string, string])[] = [],
) {
  const decisions = { uses: new Map(), answers: new Map(answers) };
  const proposal = propose(tables ?? [], target, region, decisions);
  expect(proposal.isReady).toBe(true);
  const state = applyProposal(tool, parseState(tool, {}, region), proposal, region);
  return compared(write(state));
}

const comparisonIn = (source: Source, region: ToolRegion, decimal?: string) =>
  imported(
    landedCost,
    importTarget,
    source,
    region,
    (state) => inputsOf(state, region),
    decimal === undefined ? [] : [["decimal", decimal]],
  );

test("a CSV file or copied table gives back what was exported", () => {
  fc.assert(
    fc.property(cases, ({ region, state }) => {
      const rows = sheetOf(compare(state, region));
      const wanted = compared(inputsOf(state, region));
      for (const text of [writeCsv(rows), writeTabbed(rows)]) {
        expect(comparisonIn(readText(text), region)).toEqual(wanted);
      }
    }),
    { numRuns: 40 },
  );
});

test("an Excel file gives back what was exported", async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ region, state }) => {
      const file = await writeXlsx(sheetOf(compare(state, region)), region);
      const wanted = compared(inputsOf(state, region));
      expect(comparisonIn(await readFile(file), region)).toEqual(wanted);
    }),
    { numRuns: 10 },
  );
});

test("a spreadsheet may save an export again: sorted, grouped, with decimal commas or fewer quotes", () => {
  fc.assert(
    fc.property(cases, fc.constantFrom("en-IN", "en-US", "de-DE"), ({ region, state }, locale) => {
      const rows = sheetOf(compare(state, region));
      const cells = Papa.parse<string[]>(writeCsv(rows).trim()).data;
      const texts = cells
        .map((row, at) =>
          row.map((text, column) => {
            const cell = rows[at]?.[column];
            if (!(cell instanceof Big)) return text;
            return cell.toNumber().toLocaleString(locale, { maximumFractionDigits: 6 });
          }),
        )
        .sort(([first = ""], [second = ""]) => first.localeCompare(second));
      const isGerman = locale === "de-DE";
      const text = Papa.unparse(texts, { delimiter: isGerman ? ";" : "," });
      const again = comparisonIn(readText(text), region, isGerman ? "," : ".");
      const sorted = (own: readonly (readonly string[])[]) =>
        own.map((row) => row.join("|")).sort();
      expect(sorted(again)).toEqual(sorted(compared(inputsOf(state, region))));
    }),
    { numRuns: 40 },
  );
});

test.each(samplesOf("landed-cost"))(
  "a file of an earlier release opens: $title, $region",
  (sample) => {
    const { link, csv, region } = sample;
    expect(comparisonIn(readText(csv), region)).toEqual(
      compared(inputsOf(openSample(landedCost, link, region), region)),
    );
  },
);

const others = [
  { tool: paymentTerms, target: quotations },
  { tool: approvalMatrix, target: roles },
  { tool: reverseAuction, target: bidders },
].flatMap((own) => samplesOf(own.tool.name).map((sample) => ({ ...own, ...sample })));

test.each(others)(
  "an export of $tool.name is given back: $title, $region",
  async ({ tool, target, link, region }) => {
    const rows = inputRows(tool, openSample(tool, link, region), region);
    const sources = [
      readText(writeCsv([...rows, [`${RESULT}Winner`, "Asha"]])),
      await readFile(await writeXlsx(rows, region)),
    ];
    for (const source of sources) {
      const write = (state: object) => inputRows(tool, state, region);
      expect(imported<ToolFields>(tool, target, source, region, write)).toEqual(compared(rows));
    }
  },
);

test.each(others)(
  "a file of an earlier release of $tool.name opens: $title, $region",
  ({ tool, target, link, csv, region }) => {
    // Files of the approval matrix had no purchase to test it with, those of an auction no bids.
    const given = (state: object) =>
      inputRows(tool, state, region).filter(([label]) => !/ of the purchase$/u.test(String(label)));
    expect(imported<ToolFields>(tool, target, readText(csv), region, given)).toEqual(
      compared(given({ ...openSample(tool, link, region), bids: [] })),
    );
  },
);
