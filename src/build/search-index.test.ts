import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import type { Node, Reporter } from "gatsby";
import { openIndex } from "../features/search/search-engine";
import { writeSearchIndex } from "./search-index";
import { fake } from "./testing/fake";

const common = { draft: false, sample: false, toc: [], description: "What it says." };
const p = (...children: unknown[]) => ({ tag: "p", children });
const question = (ask: string, answer: string) => ({
  component: "Question",
  props: { ask },
  children: [p(answer)],
});

const page = {
  ...common,
  url: "/faq/",
  title: "Help",
  heading: "Support",
  template: "standard",
  toc: [{ text: "On fees" }],
  body: [
    p("One ", { tag: "strong", children: ["hund"] }, "red offers"),
    {
      component: "Section",
      props: { id: "fees" },
      children: [question("What is the price?", "A fee.")],
    },
    question("Which currency?", "rupee ".repeat(60)),
  ],
};
const post = { ...common, url: "/blog/a/", title: "A post", topics: ["sourcing"], body: [p("x")] };
const study = {
  ...common,
  url: "/case-study/c/",
  title: "C",
  sample: true,
  customer: "Tanner",
  industry: "leather",
  body: [],
};
const term = {
  ...common,
  url: "/glossary/rfq/",
  term: "request for quotation",
  definition: "Asks for prices.",
  aliases: ["RFQ"],
  body: [],
};

const link = (label: string, to: string) => ({ label, to });
const settings = {
  header: [{ label: "Menu", links: [{ ...link("Fee sheet", "/faq/#fees"), about: "All fees." }] }],
  footer: [{ label: "Company", links: [link("Answers", "/faq/")] }],
  legal: [],
  body: [],
};

const content = {
  SiteSettings: [settings],
  MarketingPage: [
    page,
    { ...page, url: "/us/faq/", alternateOf: "/faq/", draft: true },
    { ...page, url: "/search/", template: "search" },
  ],
  BlogPost: [post, { ...post, url: "/blog/b/", draft: true }],
  CaseStudy: [study],
  GlossaryTerm: [term],
};

let output: string;
const log: string[] = [];

/** The part of Gatsby's API that gives the nodes of this content. */
const apiOf = (entries: Readonly<Record<string, readonly { readonly body: unknown }[]>>) => ({
  reporter: fake<Reporter>({ info: (text: string) => log.push(text) }),
  getNodesByType: (type: string) =>
    (entries[type] ?? []).map(({ body, ...fields }) =>
      fake<Node>({ ...fields, internal: { type, content: JSON.stringify(body) } }),
    ),
});

beforeEach(async () => {
  log.length = 0;
  output = await mkdtemp(path.join(tmpdir(), "search-"));
  await mkdir(path.join(output, "static"));
});

afterEach(async () => rm(output, { recursive: true }));

async function found(query: string) {
  const address = await writeSearchIndex(apiOf(content), output);
  const search = await openIndex(await readFile(output + address, "utf8"));
  return search(query, 20).results.map(({ kind, url, title }) => `${kind} ${url} ${title}`);
}

test.each([
  ["support", ["Page /faq/ Help"]],
  ["hundred", ["Page /faq/ Help"]],
  [
    "price of",
    ["Question /faq/#fees What is the price?", "Glossary /glossary/rfq/ Request for quotation"],
  ],
  ["answers", ["Page /faq/ Help"]],
  ["fee sheet", ["Page /faq/#fees Fee sheet"]],
  ["currency", ["Question /faq/ Which currency?"]],
  ["sourcing", ["Blog /blog/a/ A post"]],
  ["tanner leather", ["Case study (sample) /case-study/c/ C"]],
  ["rfq", ["Glossary /glossary/rfq/ Request for quotation"]],
])("%j finds published entries by their texts and names", async (query, entries) => {
  expect(await found(query)).toEqual(entries);
});

test("a long answer is cut at a word", async () => {
  const address = await writeSearchIndex(apiOf(content), output);
  const search = await openIndex(await readFile(output + address, "utf8"));
  const [result] = search("currency", 1).results;
  expect(result?.description).toMatch(/^(?:rupee )+…$/u);
  expect(result?.description.length).toBeLessThanOrEqual(162);
});

test("a changed index gets a new name and replaces the previous one", async () => {
  await writeFile(path.join(output, "static/other.json"), "");
  const first = await writeSearchIndex(apiOf(content), output);
  expect(await writeSearchIndex(apiOf(content), output)).toBe(first);
  const second = await writeSearchIndex(apiOf({ ...content, GlossaryTerm: [] }), output);
  expect(second).not.toBe(first);
  expect(await readdir(path.join(output, "static"))).toEqual(["other.json", path.basename(second)]);
});

test("an index that would be too large has fewer words of each text", async () => {
  await writeSearchIndex(apiOf(content), output);
  await writeSearchIndex(apiOf(content), output, 1);
  expect(log).toEqual([
    expect.stringContaining("7 entries with 60 words"),
    expect.stringContaining("7 entries with 0 words"),
  ]);
});
