import { describe, expect, test } from "@jest/globals";
import { find } from "./find";
import { document, indexOf } from "./testing/documents";

const index = indexOf([
  document({ title: "Payment terms", opening: "What an auction pays, the supplier will receive." }),
  document({ title: "Sealed bids", headings: ["Before the auction"] }),
  document({ title: "Scorecards", description: "What a supplier earns in an auction." }),
  document({ title: "Reverse auction", kind: "term", description: "Prices fall." }),
  document({ title: "Is this purchase ready for a reverse auction?", kind: "post" }),
  document({ title: "Crédit and procurement", kind: "study" }),
  document({ title: "What do you charge?", kind: "question", description: "A yearly fee." }),
]);

const titles = (text: string) => find(index, text, 20).best.map(({ title }) => title);

test("a title counts more than a heading, that more than the description, that more than the text", () => {
  expect(titles("auction")).toEqual([
    "Reverse auction",
    "Is this purchase ready for a reverse auction?",
    "Sealed bids",
    "Scorecards",
    "Payment terms",
  ]);
});

describe("a search finds", () => {
  test.each([
    ["the beginning of a word", "scorec", "Scorecards"],
    ["any case", "SEALED", "Sealed bids"],
    ["a word without its accent", "credit", "Crédit and procurement"],
    ["a word with an accent that it has not", "séaled", "Sealed bids"],
    [
      "words in any order, without the common ones",
      "ready is the purchase",
      "Is this purchase ready for a reverse auction?",
    ],
    ["swapped letters", "recieve", "Payment terms"],
    ["a missing letter", "procurment", "Crédit and procurement"],
    ["a letter missing within", "aution", "Reverse auction"],
    ["a letter too many", "sealled", "Sealed bids"],
    ["a wrong first letter", "puction", "Reverse auction"],
    ["two slips in a long word", "scoercrads", "Scorecards"],
    ["a slip in a word that is not finished", "scorce", "Scorecards"],
    ["what a common word, typed alone, may be the beginning of", "be", "Sealed bids"],
  ])("%s: %s", (_, text, title) => {
    expect(titles(text)[0]).toBe(title);
  });
});

describe("of two entries with a word, the first is", () => {
  test.each([
    [
      "the one that is about it, not one that mentions it in its text",
      "auction",
      [
        document({ title: "Bids", opening: "How an auction ends." }),
        document({ title: "What a supplier earns in a long year", description: "An auction." }),
      ],
    ],
    [
      "the one with the shorter title",
      "auction",
      [
        document({ title: "Questions on a reverse auction of freight lanes" }),
        document({ title: "Reverse auction" }),
      ],
    ],
    [
      "the one whose title has the rarer word",
      "supplier tender",
      [
        document({ title: "The supplier", description: "A tender." }),
        document({ title: "The tenders.", description: "A supplier, a tender." }),
        ...["One", "Two", "Three"].map((title) => document({ title, opening: "A supplier." })),
      ],
    ],
    [
      "the one with the very word, not with one that begins so",
      "bid",
      [document({ title: "Bids lot" }), document({ title: "Bid lots" })],
    ],
    [
      "the one of whose word less is missing",
      "scor",
      [document({ title: "Scorecards 1" }), document({ title: "Score one to" })],
    ],
    [
      "the one with fewer slips",
      "contrasts",
      [document({ title: "Contacts of" }), document({ title: "Contracts a" })],
    ],
  ])("%s: %s", (_, text, documents) => {
    const { best } = find(indexOf(documents), text, 20);
    expect(best[0]?.title).toBe(documents[1]?.title);
  });
});

test("two swapped letters at a word's beginning are one slip, and not another word", () => {
  const own = indexOf([document({ title: "A faction" }), document({ title: "Auction b" })]);
  expect(find(own, "uaction", 20).best.map(({ title }) => title)).toEqual(["Auction b"]);
});

test("of very many words with a beginning, the shortest are meant", () => {
  const long = Array.from({ length: 120 }, (_, number) =>
    document({ title: `Lot${String.fromCharCode(97 + (number % 26))}aaaa${number}` }),
  );
  const own = indexOf([...long, document({ title: "Lots" })]);
  expect(find(own, "lot", 20).best[0]?.title).toBe("Lots");
});

test("a short word is taken as it is typed", () => {
  expect(find(index, "bix", 20)).toMatchObject({ total: 0, best: [] });
});

test("entries with all words are found; where none has, those with the most, which is told", () => {
  expect(titles("sealed auction")).toEqual(["Sealed bids"]);
  expect(find(index, "sealed auction", 20).isPartial).toBe(false);
  const partial = find(index, "sealed helicopter", 20);
  expect(partial).toMatchObject({ total: 1, isPartial: true });
  expect(find(index, "helicopter", 20)).toMatchObject({ total: 0, isPartial: true });
});

test("as many are given as wanted, and all are counted", () => {
  const found = find(index, "auction", 2);
  expect(found.best).toHaveLength(2);
  expect(found.total).toBe(5);
});

test.each(["", "  ", "¿?", "\uD83D", "<script>alert(1)</script>", "__proto__ constructor"])(
  "%j finds nothing, and breaks nothing",
  (text) => {
    expect(find(index, text, 20)).toMatchObject({ total: 0, best: [] });
  },
);

test("an empty site can be searched", () => {
  expect(find(indexOf([]), "auction", 20)).toMatchObject({ total: 0, best: [] });
});
