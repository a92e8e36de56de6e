import { expect, test } from "@jest/globals";
import { createIndex, openIndex, type SearchDocument } from "./search-engine";

function entry(own: Partial<SearchDocument> & { title: string }): SearchDocument {
  return { kind: "Page", url: "/", description: "", headings: [], opening: "", ...own };
}

const openOf = async (documents: readonly SearchDocument[]) => openIndex(createIndex(documents));

const documents = [
  entry({ title: "Payment terms", opening: "What an auction pays, the supplier will receive." }),
  entry({ title: "Sealed bids", headings: ["Before the auction"] }),
  entry({ title: "Scorecards", description: "What a supplier earns in an auction." }),
  entry({ title: "Reverse auction", url: "/auction/", kind: "Glossary", description: "Prices." }),
  entry({ title: "Is this purchase ready for a reverse auction?" }),
  entry({ title: "Crédit and procurement" }),
  entry({ title: "Landed cost", opening: "What one unit costs at your gate." }),
  entry({ title: "Gate pass" }),
  entry({ title: "Cost of labor" }),
];

async function titles(query: string, entries = documents) {
  const search = await openOf(entries);
  return search(query, 20).results.map(({ title }) => title);
}

test("a match in the title ranks above one in a heading, a description or the text", async () => {
  expect(await titles("auction")).toEqual([
    "Reverse auction",
    "Is this purchase ready for a reverse auction?",
    "Sealed bids",
    "Scorecards",
    "Payment terms",
  ]);
});

test.each([
  ["the beginning of a word", "scorec", "Scorecards"],
  ["a word in capitals", "SEALED", "Sealed bids"],
  ["a word with a wrong accent", "séaled", "Sealed bids"],
  ["words in any order, with stop words", "ready is the purchase", "Is this purchase ready"],
  ["a stop word that begins another word", "be", "Sealed bids"],
  ["swapped letters", "recieve", "Payment terms"],
  ["a missing letter", "procurment", "Crédit and procurement"],
  ["a wrong first letter", "puction", "Reverse auction"],
  ["two typing errors in a long word", "scorecrads", "Scorecards"],
  ["two words with a no-break hyphen", "landed\u2011cost", "Landed cost"],
  ["two words as one", "landedcost", "Landed cost"],
  ["two words as one beside another", "gate landedcost", "Landed cost"],
])("%s finds the entry", async (_, query, title) => {
  expect((await titles(query))[0]).toContain(title);
});

test("entries with all words come first; without one, those with some words do", async () => {
  const search = await openOf(documents);
  expect(await titles("sealed auction")).toEqual(["Sealed bids"]);
  expect(search("sealed auction", 20).isPartial).toBe(false);
  expect(search("sealed helicopter", 20)).toMatchObject({ total: 1, isPartial: true });
});

test("a plural finds the singular, and the other way round", async () => {
  const both = [entry({ title: "Sealed bids" }), entry({ title: "How to bid" })];
  expect(await titles("bids", both)).toHaveLength(2);
  expect(await titles("bid", both)).toHaveLength(2);
});

test("a long question is searched for its words that say something", async () => {
  const question = "what is the best way for us to do a reverse auction";
  expect((await titles(question))[0]).toBe("Reverse auction");
});

test("a page that is left out is not found, nor are its parts", async () => {
  const part = entry({ title: "Reverse auction fees", url: "/auction/#fees" });
  const search = await openOf([...documents, part]);
  const urls = (leftOut: string[]) =>
    search("reverse auction", 20, new Set(leftOut)).results.map(({ url }) => url);
  expect(urls([])).toContain("/auction/#fees");
  expect(urls(["/auction/"])).toEqual(["/"]);
});

test("a result shows the stored texts and the matching words", async () => {
  const search = await openOf(documents);
  expect(search("reverse auc", 1)).toEqual({
    total: 2,
    isPartial: false,
    results: [
      {
        kind: "Glossary",
        url: "/auction/",
        title: "Reverse auction",
        description: "Prices.",
        words: ["reverse", "auction"],
      },
    ],
  });
});

test("the text of pages is searched but not stored", () => {
  expect(createIndex(documents)).not.toContain("the supplier will");
});

test.each(["", "¿?", "\uD83D", "<script>alert(1)</script>", "__proto__ constructor"])(
  "%j finds nothing",
  async (query) => {
    expect((await openOf(documents))(query, 20)).toMatchObject({ total: 0, results: [] });
  },
);

test("a text that isn't an index is refused", async () => {
  await expect(openIndex("<!doctype html>")).rejects.toThrow();
  await expect(openIndex("{}")).rejects.toThrow();
});
