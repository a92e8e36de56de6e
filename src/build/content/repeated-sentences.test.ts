/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { readEntry } from "./entry";
import { page, replaceIn } from "./testing/project";
import { repeatedSentences, sentencesOf } from "./testing/sentences";

/** What is said twice on the pages of these sources, by their path below `content/`. */
async function repeatedIn(sources: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const pages = new Map<string, ReadonlySet<string>>();
  for (const [file, source] of Object.entries(sources)) {
    const entry = (await readEntry(file, source))?.entry ?? null;
    if (entry !== null && entry.url !== null) pages.set(entry.url, sentencesOf(entry));
  }
  return repeatedSentences(pages);
}

/** A draft begins with sentences that its author is to replace. */
const isDraft = (source: string) => /^draft: true$/mu.test(source);

test("no sentence stands on two pages of the site", async () => {
  const files = readdirSync("content", { recursive: true })
    .map((file) => String(file).replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => [file, readFileSync(path.join("content", file), "utf8")] as const)
    .filter(([, source]) => !isDraft(source));
  expect(files.length).toBeGreaterThan(100);
  expect(await repeatedIn(Object.fromEntries(files))).toEqual([]);
});

describe("a text on two pages", () => {
  const both = (text: string) => ({
    "pages/a.mdx": `${replaceIn(page, "The company sells things. It has", "")}\n${text}\n`,
    "pages/b.mdx": `---
template: standard
title: Another page
heading: Another heading
description: This sentence of the other page is long enough for the schema to take it.
---

Other words begin it.

${text}
`,
  });

  test.each([
    ["in a paragraph", "We weigh each truck at the gate."],
    ["in two kinds of text", "- We **weigh** each [truck](/a/) at\n  the gate."],
    ["after another sentence", "So it is. We weigh each truck at the gate!"],
    ["as a heading", "## We weigh each truck at the gate"],
    [
      "as a question",
      '<Questions>\n\n<Question ask="We weigh each truck at the gate?">\n\nA\n\n</Question>\n\n</Questions>',
    ],
    [
      "under a figure",
      '<Figures items={[{ value: "4", label: "trucks", basis: "We weigh each truck at the gate." }]} />',
    ],
    [
      "in a step",
      '<Steps>\n\n<Step title="Gate">\n\nWe weigh each truck at the gate.\n\n</Step>\n\n</Steps>',
    ],
  ])("is told with both addresses: %s", async (_, text) => {
    expect(await repeatedIn(both(text))).toEqual(['"we weigh each truck at the gate": /a/, /b/']);
  });

  test.each([
    ["of three words", "Weigh each truck."],
    ["in a table", "| Line | ₹ |\n|---|---:|\n| We weigh each truck at the gate | 120 |"],
    ["on a button", '<CallToAction label="See it on your own event" opens="demo-callback" />'],
  ])("may stand there: %s", async (_, text) => {
    expect(await repeatedIn(both(text))).toEqual([]);
  });

  test("may stand twice on one page", async () => {
    const { "pages/a.mdx": source } = both("We weigh each truck. We weigh each truck.");
    expect(await repeatedIn({ "pages/a.mdx": source })).toEqual([]);
  });
});
