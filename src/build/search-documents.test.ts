/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { searchDocuments } from "./search-documents";

const common = { draft: false, toc: [], description: "What it says." };
const p = (...children: unknown[]) => ({ tag: "p", children });
const question = (ask: string, answer: string) => ({
  component: "Question",
  props: { ask },
  children: [p(answer)],
});

const nodes: Readonly<Record<string, readonly object[]>> = {
  MarketingPage: [
    {
      ...common,
      url: "/faq/",
      title: "Questions",
      heading: "Questions asked",
      intro: null,
      template: "standard",
      toc: [{ id: "fees", text: "On fees", level: 2 }],
      body: [
        p("One ", { tag: "strong", children: ["two"] }, ", three"),
        p("four five"),
        {
          component: "Section",
          props: { id: "fees", title: "On fees" },
          children: [
            { component: "Questions", props: {}, children: [question("What is it?", "A fee.")] },
          ],
        },
        question("And after?", "word ".repeat(60)),
      ],
    },
    { ...common, url: "/search/", title: "S", heading: "S", template: "search", body: [] },
  ],
  BlogPost: [
    { ...common, url: "/blog/a/", title: "A", topics: ["sourcing"], body: [p("x")] },
    { ...common, url: "/blog/b/", title: "B", topics: [], body: [p("x")], draft: true },
  ],
  CaseStudy: [
    {
      ...common,
      url: "/case-study/c/",
      title: "C",
      customer: "Co",
      industry: "logistics",
      body: [],
    },
  ],
  GlossaryTerm: [
    {
      ...common,
      url: "/glossary/rfq/",
      term: "RFQ",
      definition: "Asks.",
      aliases: ["Quote"],
      body: [],
    },
  ],
};

const documents = (words: number) => searchDocuments((type) => nodes[type] ?? [], words);

test("published entries of every kind are found, and questions at the anchor above them", () => {
  expect(documents(60).map(({ kind, url, title }) => [kind, url, title])).toEqual([
    ["page", "/faq/", "Questions"],
    ["question", "/faq/#fees", "What is it?"],
    ["question", "/faq/", "And after?"],
    ["post", "/blog/a/", "A"],
    ["study", "/case-study/c/", "C"],
    ["term", "/glossary/rfq/", "RFQ"],
  ]);
});

test("a page is found by headings and the beginning of its text, without its questions", () => {
  const [page] = documents(60);
  expect(page).toMatchObject({
    headings: ["Questions asked", "", "On fees"],
    opening: "One two, three four five",
  });
  expect(documents(2)[0]?.opening).toBe("One two");
  expect(documents(0)[0]?.opening).toBe("");
});

test("a question shows its answer, a long one cut at a word", () => {
  const [, short, long] = documents(60);
  expect(short?.description).toBe("A fee.");
  expect(long?.description).toMatch(/^(?:word )+…$/u);
  expect(long?.description.length).toBeLessThanOrEqual(162);
});

test("cases are found by customer and trade, terms by their other names", () => {
  const [study, term] = documents(60).slice(-2);
  expect(study?.headings).toEqual(["Co", "logistics"]);
  expect(term).toMatchObject({ description: "Asks.", headings: ["Quote"] });
});
