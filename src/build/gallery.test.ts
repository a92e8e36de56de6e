/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "@jest/globals";
import { componentSpecs } from "../content-model/components";
import type { ContentNode } from "../content-model/content-tree";
import { readEntry } from "./content/entry";
import { treeOf } from "./content/testing/body";
import { mdxOf } from "./mdx-text";
import { styleguideBody } from "./styleguide";

const names = Object.keys(componentSpecs);
let gallery: readonly ContentNode[];

/** All texts of the site's own content. */
async function texts(): Promise<(readonly ContentNode[])[]> {
  const files = readdirSync("content", { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".mdx"));
  const entries = await Promise.all(
    files.map((file) => readEntry(file, readFileSync(path.join("content", file), "utf8"))),
  );
  return entries.flatMap((result) => result?.entry?.body?.tree ?? []).map((node) => [node]);
}

beforeAll(async () => {
  gallery = styleguideBody(await texts());
});

const elementsIn = (node: ContentNode | undefined) =>
  typeof node === "object" ? (node.children ?? []) : [];

/** The sources that a component's section shows. */
function sourcesOf(name: string): string[] {
  return elementsIn(gallery[names.indexOf(name)]).flatMap((node) =>
    typeof node === "object" && "tag" in node && node.tag === "pre"
      ? elementsIn(node).flatMap((code) => elementsIn(code).map(String))
      : [],
  );
}

test.each(names)("%s is shown with MDX to copy, which the pipeline reads", async (name) => {
  const sources = sourcesOf(name);
  expect(sources.length).toBeGreaterThan(0);
  const spec = Object.entries(componentSpecs).find(([key]) => key === name)?.[1];
  const around = spec !== undefined && "inside" in spec ? spec.inside : undefined;
  for (const source of sources) {
    expect(source.startsWith(`<${name}`)).toBe(true);
    const text = around === undefined ? source : `<${around}>\n\n${source}\n\n</${around}>`;
    // An opening stands first; questions are headings below another.
    const above = name === "Opening" ? "" : "## Sample\n\n";
    const tree = (await treeOf(above + text)).slice(above === "" ? 0 : 1);
    const own = around === undefined ? tree : elementsIn(tree[0]);
    // Written and read again it is what it was.
    expect(mdxOf(own)).toBe(source);
  }
});
