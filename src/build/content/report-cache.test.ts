import { writeFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { checkContent } from "./check";
import { readEntry } from "./entry";
import { ReportCache } from "./report-cache";
import { inFolder, replaceIn, term, validProject } from "./testing/project";

const TERM = "content/glossary/landed-cost.mdx";
const SCHEMA = "src/content-model/fields.ts";
const CACHE = ".cache/reports.json";
const files = { ...validProject, [SCHEMA]: "1", [TERM]: replaceIn(term, "Freight", "{x}") };
const all = Object.keys(validProject).map((file) => file.slice("content/".length));

/** Checks a project with its cache: the mistakes and the files that were parsed. */
async function check(root: string) {
  const parsed: string[] = [];
  const cache = await ReportCache.open(root, CACHE, async (path, source) => {
    parsed.push(path);
    return readEntry(path, source);
  });
  const { problems } = await checkContent(root, cache.read);
  await cache.save();
  return { problems, parsed };
}

test.each([
  ["nothing", null, []],
  ["one file", [TERM, replaceIn(term, "Freight", "{y}")], ["glossary/landed-cost.mdx"]],
  ["a schema", [SCHEMA, "2"], all],
  ["a file of the checking code", ["src/content-model/new.ts", ""], all],
  ["the cache, which is cut off,", [CACHE, "{"], all],
] as const)(
  "after a change of %s, only the affected files are parsed again",
  async (_, change, parsed) => {
    await inFolder(files, async (root) => {
      const first = await check(root);
      if (change !== null) await writeFile(`${root}/${change[0]}`, change[1]);
      const second = await check(root);
      expect(first.parsed.sort()).toEqual(all.toSorted());
      expect(second.parsed.sort()).toEqual([...parsed].sort());
      expect(second.problems).toMatchObject([{ file: TERM, line: 6 }]);
    });
  },
);
