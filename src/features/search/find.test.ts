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
    ["common words alone, where there is nothing else", "charge what", "What do you charge?"],
  ])("%s: %s", (_, text, title) => {
    expect(titles(text)[0]).toBe(title);
  });
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
