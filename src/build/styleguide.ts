import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { visit } from "unist-util-visit";
import type { z } from "zod";
import { componentSpecs } from "../content-model/components";
import type { ContentComponent, ContentElement, ContentNode } from "../content-model/content-tree";
import type { StyleguideContext } from "../lib/styleguide";
import { readBody } from "./content/body";
import { parseMdx } from "./content/mdx-parser";
import { fieldsOf } from "./content/schema-walk";
import { nodesIn } from "./content/tree-parts";

/** Most samples of a component. A chart has five kinds. */
const MOST = 5;

/** A list of the props of a component. */
function propsList(schema: z.core.$ZodType): ContentElement {
  const items = fieldsOf(schema).map(({ name, description }): ContentElement => {
    const label: ContentElement = { tag: "code", children: [name] };
    return {
      tag: "li",
      children: description === undefined ? [label] : [label, `: ${description}`],
    };
  });
  return { tag: "ul", children: items };
}

/** A component in a text, with the MDX that its author wrote. */
interface Sample {
  readonly node: ContentComponent;
  readonly mdx: string;
}

/** The components in an example; none if it has mistakes, such as "…". */
async function samplesIn(example: string): Promise<Sample[]> {
  const { body, problems } = await readBody("content/README.md", { body: example, bodyOffset: 0 });
  if (problems.length > 0) return [];
  const written: string[] = [];
  visit(await parseMdx(example), "mdxJsxFlowElement", ({ position }) => {
    written.push(example.slice(position?.start.offset, position?.end.offset));
  });
  return [...nodesIn(body.tree)]
    .filter((node) => "component" in node)
    .map((node, index) => ({ node, mdx: written[index] ?? "" }));
}

/**
 * The components in the examples of the guide for authors.
 *
 * @param guide `content/README.md`.
 */
export async function samplesOfGuide(guide: string): Promise<Sample[]> {
  const examples = [...guide.matchAll(/^```mdx\n(?<mdx>.*?)^```$/gmsu)];
  return (await Promise.all(examples.map(({ groups }) => samplesIn(groups?.mdx ?? "")))).flat();
}

const paragraph = (text: string): ContentElement => ({ tag: "p", children: [text] });

const code = (text: string): ContentElement => ({
  tag: "pre",
  children: [{ tag: "code", children: [text] }],
});

/** Places of a page, which are shown with what is in them. */
const PLACES: ReadonlySet<string> = new Set(["Section", "Opening", "Closing"]);

/** A section for each component that MDX may name: its props, and samples of the guide with their MDX. */
export function styleguideBody(samples: readonly Sample[]): ContentNode[] {
  return Object.entries(componentSpecs).map(([name, { props, inside }]): ContentNode => {
    const own = samples.filter(({ node }) => node.component === name).slice(0, MOST);
    // These are not shown alone: they need the component around them or the start of a page.
    const isAlone = !PLACES.has(name) && inside === undefined;
    return {
      component: "Section",
      props: { id: name.toLowerCase(), title: name },
      children: [
        ...(inside === undefined ? [] : [paragraph(`It must be inside ${inside}.`)]),
        propsList(props),
        ...own.flatMap(({ node, mdx }) => (isAlone ? [node, code(mdx)] : [code(mdx)])),
      ],
    };
  });
}

/** Creates `/styleguide/`. Only the develop server calls it, so a build has neither the page nor its code. */
export async function createStyleguide({ actions }: CreatePagesArgs): Promise<void> {
  const samples = await samplesOfGuide(readFileSync("content/README.md", "utf8"));
  const context: StyleguideContext = {
    hasFooter: true,
    body: styleguideBody(samples),
  };
  actions.createPage({
    path: "/styleguide/",
    component: path.resolve("src/templates/styleguide/styleguide.tsx"),
    context,
  });
}
