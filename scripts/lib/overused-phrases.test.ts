import { expect, test } from "@jest/globals";
import { overusedPhrases, type ReadContent } from "./overused-phrases";

/** Files of one paragraph each. */
const files = (texts: readonly string[]): ReadContent[] =>
  texts.map((text, index) => ({
    file: `content/${index + 1}.mdx`,
    data: {},
    tree: [{ tag: "p", children: [text] }],
  }));

const many = (text: string, count: number) => files(Array<string>(count).fill(text));

test.each([
  ["Example. A plant buys film.", 3],
  ["When it matters. Check the list before each RFQ.", 3],
  ["Bring one RFQ.", 6],
  ["In the demo we load your prices.", 5],
  ["Nobody retypes it.", 8],
  ["The cheapest quote isn't always the cheapest.", 1],
])('"%s" may appear %d times on the site', (text, limit) => {
  expect(overusedPhrases(many(text, limit))).toEqual([]);
  expect(overusedPhrases(many(text, limit + 1))).toEqual([
    expect.stringContaining(`${limit + 1} times, at most ${limit}`),
  ]);
});

test("the warning names each file with its count", () => {
  const contents: ReadContent[] = [
    {
      file: "content/a.mdx",
      data: { intro: "Nobody asks." },
      tree: [{ tag: "p", children: ["Nobody knows."] }],
    },
    ...many("Nobody does.", 7),
  ];
  const [warning] = overusedPhrases(contents);
  expect(warning).toContain("content/a.mdx (2), content/1.mdx (1)");
});

test('"X, and Y" counts in headings and titles only', () => {
  const heading = "Build a matrix, and find its gaps";
  const contents: ReadContent[] = Array.from({ length: 3 }, (_, index) => ({
    file: `content/${index}.mdx`,
    data: { heading, intro: "Suppliers quote, and you compare." },
    tree: [
      { tag: "h2", children: [heading] },
      { component: "Callout", props: { title: heading }, children: [] },
      { tag: "p", children: ["Suppliers quote, and you compare."] },
    ],
  }));
  expect(overusedPhrases(contents)).toEqual([expect.stringContaining("9 times, at most 8")]);
});
