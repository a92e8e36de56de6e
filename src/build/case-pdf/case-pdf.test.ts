/** @jest-environment node */
import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { blocksOf } from "./blocks";
import { pdfText } from "./testing/pdf-text";
import { writeCasePdfs } from "./write-case-pdfs";

const publisher = { brand: "Brand", email: "a@b.example", siteUrl: "https://site.example" };

const study = {
  slug: "alpha",
  url: "/case-study/alpha/",
  title: "Alpha buys steel on landed cost",
  description: "A works with two plants compared what a tonne costs at each gate.",
  customer: "Alpha",
  industry: "manufacturing",
  lastModified: "2026-01-02",
  sample: true,
  draft: false,
  figures: [{ value: "₹10", label: "less a tonne", basis: "₹110 before, ₹100 after" }],
  quote: { text: "We count before we buy.", name: "Asha", title: "Buyer" },
  body: [
    { tag: "h2", children: ["The problem"] },
    { tag: "p", children: ["Freight came ", { tag: "strong", children: ["later"] }, "."] },
  ],
} as const;

const input = { ...study, figures: [...study.figures], body: [...study.body] };

async function write(folder: string, changed: object = {}) {
  const record = path.join(folder, "record.json");
  return writeCasePdfs(folder, record, [{ ...input, ...changed }], publisher);
}

test("a text becomes headings, paragraphs, lists and tables; a button is left out", () => {
  expect(
    blocksOf([
      ...study.body,
      {
        component: "Steps",
        props: {},
        children: [
          {
            component: "Step",
            props: { title: "Ask first" },
            children: [{ tag: "p", children: ["Then buy."] }],
          },
        ],
      },
      { tag: "ol", children: [{ tag: "li", children: ["One"] }] },
      {
        tag: "table",
        children: [
          {
            tag: "thead",
            children: [{ tag: "tr", children: [{ tag: "th", children: ["Plant"] }] }],
          },
          {
            tag: "tbody",
            children: [
              {
                tag: "tr",
                children: [{ tag: "td", props: { align: "right" }, children: ["1,000"] }],
              },
            ],
          },
        ],
      },
      { component: "CallToAction", props: { label: "Go on", to: "/faq/" } },
      {
        component: "BeforeAfter",
        props: { title: "Note", before: "Then", after: "Now", rows: [], caption: "Sample data." },
      },
    ]),
  ).toEqual([
    { kind: "heading", level: 2, text: "The problem" },
    { kind: "paragraph", text: "Freight came later." },
    { kind: "heading", level: 3, text: "Ask first" },
    { kind: "paragraph", text: "Then buy." },
    { kind: "list", isOrdered: true, items: ["One"] },
    {
      kind: "table",
      head: [{ text: "Plant", align: "left" }],
      rows: [[{ text: "1,000", align: "right" }]],
    },
    { kind: "heading", level: 3, text: "Note" },
    { kind: "note", text: "Sample data." },
  ]);
});

test("the PDF is tagged, titled and in its language, small, and the same bytes each time", async () => {
  const [one, two] = [1, 2].map(() => mkdtempSync(path.join(tmpdir(), "pdf-")));
  if (one === undefined || two === undefined) throw new Error("No folder.");
  await write(one);
  await write(two);
  const file = "case-study/alpha/alpha.pdf";
  const bytes = readFileSync(path.join(one, file));
  expect(bytes.equals(readFileSync(path.join(two, file)))).toBe(true);
  expect(bytes.length).toBeLessThan(150_000);
  const text = bytes.toString("latin1");
  expect(text).toMatch(/\/Marked true/u);
  expect(text).toMatch(/\/Lang \(en-IN\)/u);
  expect(text).toMatch(/\/DisplayDocTitle true/u);
  expect(text).toContain("(Alpha buys steel on landed cost)");
  for (const tag of ["H1", "H2", "P", "BlockQuote"]) expect(text).toContain(`/S /${tag}\n`);
  expect(text).not.toContain("/BaseFont /Helvetica");
});

test("the PDF says what the page says: text, figures with their basis, quote, publisher", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "pdf-"));
  await write(folder);
  const file = path.join(folder, "case-study/alpha/alpha.pdf");
  const text = pdfText(readFileSync(file)).replaceAll(/\s+/gu, " ");
  const parts = [
    "Brand case study: Alpha, manufacturing",
    study.title,
    study.description,
    "Sample: the customer, people and figures in this case study are invented",
    "₹10 less a tonne",
    "₹110 before, ₹100 after",
    "The problem",
    "Freight came later.",
    "“We count before we buy.”",
    "Asha, Buyer, Alpha",
    "https://site.example/case-study/alpha/ a@b.example 1 of 1",
  ];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await write(folder, { sample: false });
  expect(pdfText(readFileSync(file))).not.toContain("invented");
});

test("a PDF is made anew where its study changed, and goes with its study", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "pdf-"));
  const file = path.join(folder, "case-study/alpha/alpha.pdf");
  expect(await write(folder)).toEqual({ all: 1, kept: 0 });
  const first = statSync(file).mtimeMs;
  expect(await write(folder)).toEqual({ all: 1, kept: 1 });
  expect(statSync(file).mtimeMs).toBe(first);
  expect(await write(folder, { customer: "Alpha Works" })).toEqual({ all: 1, kept: 0 });
  await writeCasePdfs(folder, path.join(folder, "record.json"), [], publisher);
  expect(() => statSync(file)).toThrow("ENOENT");
});
