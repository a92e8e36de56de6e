import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { visit } from "unist-util-visit";
import { z } from "zod";
import { componentSpecs } from "../content-model/components";
import type { ContentComponent, ContentElement, ContentNode } from "../content-model/content-tree";
import { isRecord } from "../lib/json";
import type { StyleguideContext } from "../lib/styleguide";
import { readEntry } from "./content/entry";
import { splitFrontMatter } from "./content/front-matter";
import { parseMdx } from "./content/mdx-parser";
import { descriptionOf, objectsOf } from "./content/schema-walk";
import { nodesIn } from "./content/tree-parts";
import { readTokens } from "./design-tokens";

/** Most samples of a component. A chart has six kinds. */
const MOST = 6;

/** The names of all fields in a value: samples of one shape show the same state. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return [...new Set(value.map(shapeOf))].sort().join(" ");
  if (!isRecord(value)) return typeof value;
  const fields = Object.keys(value).sort();
  return fields.map((name) => `${name}{${shapeOf(value[name])}}`).join(" ");
}

/** A list of the props of a component. */
function propsList(schema: z.core.$ZodType): ContentElement {
  const fields = objectsOf(schema).flatMap(({ shape }) => Object.entries<unknown>(shape));
  const items = [...new Map(fields)].map(([name, field]): ContentElement => {
    const words = field instanceof z.ZodType ? descriptionOf(field) : undefined;
    const label: ContentElement = { tag: "code", children: [name] };
    return { tag: "li", children: words === undefined ? [label] : [label, `: ${words}`] };
  });
  return { tag: "ul", children: items };
}

/** A component in a text, with the MDX that its author wrote. */
interface Sample {
  readonly node: ContentComponent;
  readonly mdx: string;
}

/**
 * The components in an MDX file; none if the file has mistakes.
 *
 * @param file Path below `content/`.
 */
export async function samplesIn(file: string, source: string): Promise<Sample[]> {
  const result = await readEntry(file, source);
  const split = splitFrontMatter(source);
  if (result?.entry?.body == null || result.problems.length > 0 || "missing" in split) return [];
  const written: string[] = [];
  visit(await parseMdx(split.body), "mdxJsxFlowElement", ({ position }) => {
    written.push(split.body.slice(position?.start.offset, position?.end.offset));
  });
  return [...nodesIn(result.entry.body.tree)]
    .filter((node) => "component" in node)
    .map((node, index) => ({ node, mdx: written[index] ?? "" }));
}

/** Fields for an example that has none. */
const EXAMPLE_FIELDS = `---
template: standard
title: An example
heading: An example
description: An example of the guide for authors, which the style guide shows with its MDX.
---
`;

/**
 * The components in the examples of the guide for authors. An example with "…" is left out.
 *
 * @param guide `content/README.md`.
 */
export async function samplesOfGuide(guide: string): Promise<Sample[]> {
  const examples = [...guide.matchAll(/^```mdx\n(?<mdx>.*?)^```$/gmsu)];
  const samples = examples.map(async ({ groups }, index) =>
    samplesIn(`pages/example-${index}.mdx`, `${EXAMPLE_FIELDS}\n${groups?.mdx ?? ""}`),
  );
  return (await Promise.all(samples)).flat();
}

const paragraph = (text: string): ContentElement => ({ tag: "p", children: [text] });

const code = (text: string): ContentElement => ({
  tag: "pre",
  children: [{ tag: "code", children: [text] }],
});

/** Places of a page, which are shown with what is in them. */
const PLACES: ReadonlySet<string> = new Set(["Section", "Opening", "Closing"]);

/**
 * A section for each component that MDX may name: its props, and samples from the guide and the content
 * with their MDX, one for each shape of the props.
 */
export function styleguideBody(samples: readonly Sample[]): ContentNode[] {
  return Object.entries(componentSpecs).map(([name, spec]): ContentNode => {
    const own = samples.filter(({ node }) => node.component === name);
    const shapes = [...new Map(own.map((sample) => [shapeOf(sample.node.props), sample])).values()];
    const use = `Times used: ${own.length}. Shapes of props: ${shapes.length}.`;
    const where = spec.inside === undefined ? use : `${use} It must be inside ${spec.inside}.`;
    // These are not shown alone: they need the component around them or the start of a page.
    const isAlone = !PLACES.has(name) && spec.inside === undefined;
    return {
      component: "Section",
      props: { id: name.toLowerCase(), title: name },
      children: [
        paragraph(where),
        propsList(spec.props),
        ...shapes
          .slice(0, MOST)
          .flatMap(({ node, mdx }) => (isAlone ? [node, code(mdx)] : [code(mdx)])),
      ],
    };
  });
}

/** Creates `/styleguide/`. Only the develop server calls it, so a build has neither the page nor its code. */
export async function createStyleguide({ actions }: CreatePagesArgs): Promise<void> {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => file.endsWith(".mdx"));
  const samples = await Promise.all(
    texts.map(async (file) => samplesIn(file, readFileSync(path.join("content", file), "utf8"))),
  );
  const examples = await samplesOfGuide(readFileSync("content/README.md", "utf8"));
  const context: StyleguideContext = {
    hasFooter: true,
    tokens: readTokens(readFileSync("src/styles/tokens.css", "utf8")),
    body: styleguideBody([...examples, ...samples.flat()]),
  };
  actions.createPage({
    path: "/styleguide/",
    component: path.resolve("src/templates/styleguide/styleguide.tsx"),
    context,
  });
}
