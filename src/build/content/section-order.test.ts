/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import type { ContentNode } from "../../content-model/content-tree";
import { readEntry } from "./entry";

/** What says nothing of a section's kind: what holds it together, and what ends it. */
const FRAME = new Set(["Section", "Opening", "CallToAction", "Contact"]);

/** Plain elements that are kinds of their own beside running text. */
const KINDS = new Set(["table", "ul", "ol", "blockquote"]);

/** What a page is made of, in its order: components, tables, lists, quotations. */
function kindsOf(nodes: readonly ContentNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    if (!("component" in node)) return KINDS.has(node.tag) ? [node.tag] : [];
    return FRAME.has(node.component) ? kindsOf(node.children ?? []) : [node.component];
  });
}

/** Every three kinds that follow one another. */
const runsOf = (kinds: readonly string[]) =>
  kinds.slice(2).map((kind, index) => [kinds[index], kinds[index + 1], kind].join(" > "));

/** Pages that sell; two forms or two legal texts may be alike. */
const templates = /^template: (?:home|standard|integrations)$/mu;

test("no two pages share more than two kinds of sections in a row", async () => {
  const pages = readdirSync("content/pages", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => [file, readFileSync(path.join("content/pages", file), "utf8")] as const)
    .filter(([, source]) => templates.test(source));
  expect(pages.length).toBeGreaterThan(20);
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const [file, source] of pages) {
    const entry = (await readEntry(`pages/${file}`, source))?.entry;
    for (const run of new Set(runsOf(kindsOf(entry?.body?.tree ?? [])))) {
      const other = seen.get(run);
      if (other === undefined) seen.set(run, file);
      else shared.push(`${run}: ${other}, ${file}`);
    }
  }
  expect(shared).toEqual([]);
});
