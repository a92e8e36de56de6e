import { readdir, readFile, writeFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { checkContent } from "../../src/build/content/check";
import { inFolder, page, replaceIn, validProject } from "../../src/build/content/testing/project";
import { formatProblem } from "../../src/content-model/problem";
import { writeNewEntry } from "./new-entry";

describe("a new draft has no mistakes, and must be filled in before it is published", () => {
  test.each([
    [
      "post",
      "What a pallet costs & why: a sum",
      "content/blog/what-a-pallet-costs-why-a-sum.mdx",
      ["description", "body"],
    ],
    [
      "case",
      'How "Example" bought its pallets',
      "content/case-studies/how-example-bought-its-pallets.mdx",
      [
        "description",
        "customer",
        "value",
        "label",
        "basis",
        "value",
        "label",
        "basis",
        "body",
        "body",
      ],
    ],
    [
      "term",
      "Zero-Based “Budgeting’s” Élan…",
      "content/glossary/zero-based-budgetings-elan.mdx",
      ["definition", "body"],
    ],
    ["page", "Pallets", "content/pages/pallets.mdx", ["description", "body"]],
  ])("%s", async (word, title, file, unwritten) => {
    await inFolder(validProject, async (root) => {
      const written = await writeNewEntry(root, [word, title]);
      expect(written).toMatchObject({ file, problems: [] });
      const text = await readFile(`${root}/${file}`, "utf8");
      expect(text).toMatch(/^draft: true$/mu);
      const { results, problems } = await checkContent(root);
      expect(problems).toEqual([]);
      expect(results.find((result) => result.file === file)?.url).toBe(written.url);
      await writeFile(`${root}/${file}`, text.replace("draft: true\n", ""));
      const published = await checkContent(root);
      expect(published.problems.map(({ field }) => field)).toEqual(unwritten);
      expect(published.problems.map(formatProblem).at(-1)).toBe(
        `${file}:${text.trimEnd().split("\n").length - 1} body: is still "Write here.", as in a new draft; write your own text, or put draft: true back`,
      );
    });
  });
});

test("the author is asked to add what the draft names", async () => {
  const files = { ...validProject };
  delete files["content/authors/asha-rao.yml"];
  delete files["content/blog/first-post.mdx"];
  await inFolder(files, async (root) => {
    const { problems } = await writeNewEntry(root, ["post", "What a pallet costs"]);
    expect(problems).toEqual([
      expect.stringMatching(
        /^content\/blog\/what-a-pallet-costs\.mdx:5 author: names "none", but/u,
      ),
    ]);
  });
});

describe("wrong arguments are explained in one line, and no file is written", () => {
  test.each([
    [["book", "A long title"], '"book" is not a kind of entry; write npm run new -- post "Title"'],
    [["toString", "A long title"], '"toString" is not a kind of entry'],
    [[], '"" is not a kind of entry'],
    [["post"], "Put the title between straight double quotes"],
    [["post", "Two", "texts"], "Put the title between straight double quotes"],
    [["term", "वस्तु"], '"वस्तु" has no letter for an address'],
    [["post", "Short"], "The title has 5 characters; write at least 10."],
    [["page", "404"], "/404/ is an address of the site itself. Choose another title."],
    [
      ["page", "Capital"],
      "/capital/ is an address of content/pages/capital/index.mdx. Choose another",
    ],
    [
      ["page", "Company"],
      "/company/ is an address of content/pages/capital/index.mdx. Choose another",
    ],
    [["term", "landed   cost"], "content/glossary/landed-cost.mdx exists already"],
  ])("%j", async (args, message) => {
    const capital = replaceIn(page, "title: About", "title: Lending\nredirectsFrom: [/company/]");
    const files = { ...validProject, "content/pages/capital/index.mdx": capital };
    await inFolder(files, async (root) => {
      const before = await readdir(root, { recursive: true });
      await expect(writeNewEntry(root, args)).rejects.toThrow(message);
      expect(await readdir(root, { recursive: true })).toEqual(before);
    });
  });
});
