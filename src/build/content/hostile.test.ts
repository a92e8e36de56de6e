/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { mistakesOf, treeOf } from "./testing/body";
import { beginning, inFolder, term, validProject } from "./testing/project";
import { checkContent } from "./check";

const many = 2_000;
const repeat = (part: string, times = many) => part.repeat(times);
const nestedLists = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${repeat(" ", level * 2)}- a`).join("\n");

describe("a text that is nested too deeply is refused", () => {
  test.each([
    ["quotations", `${repeat(">", 60)} a`],
    ["emphasis", `${repeat("*", 90)}a${repeat("*", 90)}`],
    ["lists", nestedLists(60)],
    ["components", `${repeat("<Callout>\n\n")}a\n\n${repeat("</Callout>\n\n")}`],
    ["HTML tags", `${repeat("<b>", 100)}a${repeat("</b>", 100)}`],
  ])("of %s", async (_, text) => {
    const mistakes = await mistakesOf(text);
    expect(
      mistakes.filter((mistake) => mistake.includes("is nested more than 40 levels deep")),
    ).toHaveLength(1);
  });

  test("even where that exhausts the stack of the parser", async () => {
    const text = `${repeat("<A>\n\n", 17_000)}www.example.com\n\n${repeat("</A>\n\n", 17_000)}`;
    expect(await mistakesOf(text)).toEqual(["1 body: is nested too deeply; remove some levels"]);
  });

  test("of objects in a prop", async () => {
    const text = `<Figures items={${repeat("[", 20)}${repeat("]", 20)}} />`;
    expect(await mistakesOf(text)).toEqual([beginning("1 Figures.items.0: is a list")]);
  });

  test("while what people write is not", async () => {
    expect(await treeOf(nestedLists(8))).toHaveLength(1);
  });
});

describe("a text that would take the parser minutes is refused at once", () => {
  test.each([
    ["brackets", repeat("[")],
    ["images", `${repeat("![")}a${repeat("](./a.png)")}`],
    ["stars", repeat("*a ")],
    ["lines of stars", repeat("*a\n")],
    ["underscores", repeat("_a ")],
    ["ticks", Array.from({ length: 1_100 }, (_, index) => repeat("`", (index % 40) + 1)).join(" ")],
    ["quotations", `${repeat(">")} a`],
    ["braces", `<Figures items={${repeat("{a:")}1${repeat("}")}} />`],
  ])("for its %s", async (_, text) => {
    expect(await mistakesOf(`a\n\nb\n\n${text}`)).toEqual([
      beginning("4 body: has more than 1000 of * _ ~ [ { > ` in one paragraph; split it"),
    ]);
  });

  test("for its length", async () => {
    const message = beginning("1 body: has 1000000 characters; write at most 200000, and split");
    expect(await mistakesOf(repeat("a", 1_000_000))).toEqual([message]);
    expect(await mistakesOf(repeat("word ", 200_000))).toEqual([message]);
    expect(await treeOf(repeat("word ", 39_000))).toHaveLength(1);
  });

  test("while a long table or many paragraphs with emphasis are not", async () => {
    const row = `| ${repeat("**a** | ", 5)}\n`;
    const table = `| ${repeat("a | ", 5)}\n| ${repeat("--- | ", 5)}\n${row.repeat(210)}`;
    expect(await treeOf(table)).toHaveLength(1);
    expect(await treeOf(repeat("**a** *b*\n\n", 600))).toHaveLength(600);
  });
});

describe("a text with characters that no text should have", () => {
  test.each([
    ["NUL", "a\0b", "a\uFFFDb"],
    ["a lone surrogate", "a\uD800b", "a\uD800b"],
    ["a character reference to NUL", "a&#0;b", "a\uFFFDb"],
    ["right-to-left marks", "a\u202Eb", "a\u202Eb"],
  ])("is read as text: %s", async (_, text, read) => {
    expect(await treeOf(text)).toEqual([{ tag: "p", children: [read] }]);
  });

  test("in links and headings is read as well", async () => {
    expect(await mistakesOf("## \uD800a\0\n\n[b\0](/\uD800/%ZZ/#%00)")).toEqual([]);
  });
});

test("hostile fields and files are mistakes as any other", async () => {
  const aliases = Array.from({ length: 9 }, (_, i) => `a${i}: &a${i} [${`*a${i - 1},`.repeat(9)}]`);
  const files = {
    ...validProject,
    "content/glossary/aliases.mdx": term.replace("---\n", `---\n${aliases.join("\n")}\n`),
    "content/glossary/deep.mdx": term.replace("---\n", `---\naliases: ${repeat("[")}\n`),
    "content/glossary/nul.mdx": "---\nterm: a\0b\n---\n\0",
    "content/authors/binary.yml": "\0\x01\uFFFD\x7F",
    "content/blog/long.mdx": `---\n${repeat("a", 1_000_000)}`,
  };
  const { problems } = await inFolder(files, checkContent);
  const named = new Set(problems.map(({ file }) => file));
  expect([...named].sort()).toEqual(Object.keys(files).slice(-5).sort());
});
