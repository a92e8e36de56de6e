import { describe, expect, test } from "@jest/globals";
import { mistakesOf, treeOf } from "./testing/body";
import { beginning, inFolder, term, validProject } from "./testing/project";
import { checkContent } from "./check";

const many = 2_000;
const repeat = (part: string, times = many) => part.repeat(times);

test("a text that exhausts the stack is reported", async () => {
  const text = `${repeat("<A>\n\n", 2_500)}www.example.com\n\n${repeat("</A>\n\n", 2_500)}`;
  expect(await mistakesOf(text)).toContain("1 body: is nested too deeply; remove some levels");
});

test("nested lists in a prop are reported", async () => {
  const text = `<Figures items={${repeat("[", 20)}${repeat("]", 20)}} />`;
  expect(await mistakesOf(text)).toEqual([beginning("1 Figures.items.0: is a list")]);
});

describe("a text with control characters", () => {
  test.each([
    ["NUL", "a\0b", "a\uFFFDb"],
    ["a lone surrogate", "a\uD800b", "a\uD800b"],
    ["a character reference to NUL", "a&#0;b", "a\uFFFDb"],
    ["right-to-left marks", "a\u202Eb", "a\u202Eb"],
  ])("is read as text: %s", async (_, text, read) => {
    expect(await treeOf(text)).toEqual([{ tag: "p", children: [read] }]);
  });

  test("is read in links and headings", async () => {
    expect(await mistakesOf("## \uD800a\0\n\n[b\0](/\uD800/%ZZ/#%00)")).toEqual([]);
  });
});

test("broken fields and files are reported", async () => {
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
