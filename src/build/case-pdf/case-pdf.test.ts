import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import type { GatsbyCache, Node } from "gatsby";
import { fake } from "../testing/fake";
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
  date: "2026-01-02",
  sample: true,
  figures: [{ value: "₹10", label: "less a tonne", basis: "₹110 before, ₹100 after" }],
  quote: { text: "We count before we buy.", name: "Asha", title: "Buyer" },
};

const text = [
  { tag: "h2", children: ["The problem"] },
  { tag: "p", children: ["Freight came ", { tag: "strong", children: ["later"] }, "."] },
];

/** The node of the study with some fields or its text changed. */
function nodeOf({
  body = text,
  ...changed
}: { readonly body?: unknown } & Record<string, unknown>) {
  const content = JSON.stringify(body);
  const fields = { ...study, ...changed };
  const contentDigest = JSON.stringify([fields, content]);
  return fake<Node>({ ...fields, internal: { type: "CaseStudy", content, contentDigest } });
}

const kept = new Map<string, unknown>();
const cache = fake<GatsbyCache>({
  get: async (key: string) => Promise.resolve(kept.get(key)),
  set: async (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
});

const write = async (folder: string, changed: Record<string, unknown> = {}) =>
  writeCasePdfs({ cache, getNodesByType: () => [nodeOf(changed)] }, { ...publisher, folder });

const newFolder = () => mkdtempSync(path.join(tmpdir(), "pdf-"));
const fileIn = (folder: string) => path.join(folder, "case-study/alpha/alpha.pdf");

/** The PDF of the study with some fields changed. */
async function casePdf(changed: Record<string, unknown> = {}): Promise<Buffer> {
  const folder = newFolder();
  await write(folder, changed);
  return readFileSync(fileIn(folder));
}

const wordsOf = (pdf: Buffer) => pdfText(pdf).replaceAll(/\s+/gu, " ");

test("a PDF has the headings, lists, tables and captions of the text, without buttons", async () => {
  const cell = (tag: "th" | "td", text: string) => ({ tag, children: [text] });
  const row = (tag: "th" | "td", text: string) => ({ tag: "tr", children: [cell(tag, text)] });
  const body = [
    { component: "Step", props: { title: "Ask first" }, children: ["Then buy."] },
    { tag: "ol", children: [{ tag: "li", children: ["One"] }] },
    {
      tag: "table",
      children: [
        { tag: "thead", children: [row("th", "Plant")] },
        { tag: "tbody", children: [row("td", "1,000")] },
      ],
    },
    { component: "CallToAction", props: { label: "Go on", to: "/faq/" } },
    { component: "BeforeAfter", props: { title: "Note", caption: "How it was counted." } },
  ];
  const file = await casePdf({ body });
  const text = wordsOf(file);
  expect(text).toMatch(/Ask first Then buy\. 1\. One Plant 1,000 Note How it was counted\./u);
  expect(text).not.toContain("Go on");
  for (const tag of ["H3", "L", "LI", "TH", "TD"]) {
    expect(file.toString("latin1")).toContain(`/S /${tag}\n`);
  }
});

test("the PDF is tagged, titled and in its language, small, and the same bytes each time", async () => {
  const bytes = await casePdf();
  expect(bytes.equals(await casePdf())).toBe(true);
  expect(bytes.length).toBeLessThan(150_000);
  const text = bytes.toString("latin1");
  expect(text).toMatch(/\/Marked true/u);
  expect(text).toMatch(/\/Lang \(en-IN\)/u);
  expect(text).toMatch(/\/DisplayDocTitle true/u);
  expect(text).toContain("(Alpha buys steel on landed cost)");
  for (const tag of ["H1", "H2", "P", "BlockQuote"]) expect(text).toContain(`/S /${tag}\n`);
});

test("the PDF says what the page says: text, figures with their basis, quote, publisher", async () => {
  const text = wordsOf(await casePdf());
  const parts = [
    "Brand case study: Alpha, manufacturing",
    study.title,
    study.description,
    "Sample: The customer, people and figures in this case study are invented",
    "₹10 less a tonne",
    "₹110 before, ₹100 after",
    "The problem",
    "Freight came later.",
    "“We count before we buy.”",
    "Asha, Buyer, Alpha (sample)",
    "https://site.example/case-study/alpha/ a@b.example 1 of 1",
  ];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(wordsOf(await casePdf({ sample: false }))).not.toContain("invented");
});

test("a text or cell with letters that the site's fonts lack is in another font, whole", async () => {
  const title = "Κόστος of çelik";
  const row = { tag: "tr", children: [{ tag: "th", children: ["Закупки"] }] };
  const body = [{ tag: "table", children: [{ tag: "thead", children: [row] }] }];
  const file = await casePdf({ title, body });
  expect(wordsOf(file)).toContain(title);
  expect(wordsOf(file)).toContain("Закупки");
  expect(file.toString("latin1")).toMatch(/\/BaseFont \/[A-Z]+\+NotoSans-/u);
});

test("a PDF is made anew where its study changed, and goes with its study", async () => {
  const folder = newFolder();
  const file = fileIn(folder);
  expect(await write(folder)).toEqual({ all: 1, written: 1 });
  const first = statSync(file).mtimeMs;
  expect(await write(folder)).toEqual({ all: 1, written: 0 });
  expect(statSync(file).mtimeMs).toBe(first);
  expect(await write(folder, { customer: "Alpha Works" })).toEqual({ all: 1, written: 1 });
  await writeCasePdfs({ cache, getNodesByType: () => [] }, { ...publisher, folder });
  expect(() => statSync(file)).toThrow("ENOENT");
});
