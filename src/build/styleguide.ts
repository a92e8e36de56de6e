import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { z } from "zod";
import { componentSpecs } from "../content-model/components";
import { kindNames, kinds } from "../content-model/kinds";
import type { ContentComponent, ContentElement, ContentNode } from "../content-model/content-tree";
import { isRecord } from "../lib/json";
import type { StyleguideContext } from "../lib/styleguide";
import { descriptionOf } from "./content/schema-walk";
import { readTokens } from "./design-tokens";
import { bodyOf } from "./entry-body";
import { mdxOf } from "./mdx-text";

/** Most samples of a kind. */
const MOST = 4;

/** The names of all that a value holds: two samples of one shape show the same state. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return [...new Set(value.map(shapeOf))].sort().join(" ");
  if (!isRecord(value)) return typeof value;
  const fields = Object.keys(value).sort();
  return fields.map((name) => `${name}{${shapeOf(value[name])}}`).join(" ");
}

function componentsIn(nodes: readonly ContentNode[]): ContentComponent[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const inside = componentsIn(node.children ?? []);
    return "component" in node ? [node, ...inside] : inside;
  });
}

/** What a component takes, as a list of Markdown. */
function takes(schema: z.core.$ZodType): ContentElement {
  const options = schema instanceof z.ZodUnion ? schema.options : [schema];
  const fields = options.flatMap((option) =>
    option instanceof z.ZodObject ? Object.entries(option.shape) : [],
  );
  const items = [...new Map(fields)].map(([name, field]): ContentElement => {
    const words = field instanceof z.ZodType ? descriptionOf(field) : undefined;
    const code: ContentElement = { tag: "code", children: [name] };
    return { tag: "li", children: words === undefined ? [code] : [code, `: ${words}`] };
  });
  return { tag: "ul", children: items };
}

const paragraph = (text: string): ContentElement => ({ tag: "p", children: [text] });

/**
 * A text with a section for every component that MDX may name: what it takes, and samples from the
 * content with the MDX that makes them, one of each shape of its props, so that its states are those that pages have.
 *
 * @param texts The texts of all entries.
 */
export function styleguideBody(texts: readonly (readonly ContentNode[])[]): ContentNode[] {
  const used = texts.flatMap(componentsIn);
  return Object.entries(componentSpecs).map(([name, spec]): ContentNode => {
    const own = used.filter(({ component }) => component === name);
    const samples = [...new Map(own.map((node) => [shapeOf(node.props), node])).values()];
    const shown = samples.slice(0, MOST);
    const use = `Times used: ${own.length}. Shapes of props: ${samples.length}.`;
    const where = spec.inside === undefined ? use : `${use} Stands inside ${spec.inside}.`;
    // A section in a section, an opening that is none, or a part without its whole would mislead.
    const isAlone = name !== "Section" && name !== "Opening" && spec.inside === undefined;
    return {
      component: "Section",
      props: { id: name.toLowerCase(), title: name },
      children: [
        paragraph(where),
        takes(spec.props),
        ...shown.flatMap((node) => (isAlone ? [node, sourceOf(node)] : [sourceOf(node)])),
      ],
    };
  });
}

/** What makes a sample, to be copied. */
const sourceOf = (node: ContentNode): ContentElement => ({
  tag: "pre",
  children: [{ tag: "code", children: [mdxOf([node])] }],
});

/** Makes `/styleguide/`. Only the develop server calls it: a build has neither the page nor its code. */
export function createStyleguide({ actions, getNodesByType }: CreatePagesArgs): void {
  const texts = kindNames.flatMap((kind) => getNodesByType(kinds[kind].type).map(bodyOf));
  const context: StyleguideContext = {
    hasFooter: true,
    tokens: readTokens(readFileSync("src/styles/tokens.css", "utf8")),
    body: styleguideBody(texts),
  };
  actions.createPage({
    path: "/styleguide/",
    component: path.resolve("src/templates/styleguide/styleguide.tsx"),
    context,
  });
}
