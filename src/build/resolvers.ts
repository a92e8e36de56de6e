import type { GatsbyNode, Node } from "gatsby";
import type { ContentNode } from "../content-model/content-tree";
import { linkFirstMentions } from "./content/term-links";
import { TermMatcher } from "./content/term-matcher";
import { bodyOf, isEntry, type EntryNode, type TextKind } from "./entry-node";
import { miniaturesIn, showsTools, toolMiniatures, withMiniatures } from "./tool-miniatures";
import { linksTo } from "./term-plan";
import { uprightImageData } from "./upright-images";

interface Ids {
  readonly ids: readonly string[];
}

interface Context {
  readonly nodeModel: {
    getNodesByIds(args: Ids): readonly Node[];
    findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<Node> }>;
  };
}

const idsArgument = { ids: { type: "[ID!]!", description: "Ids of the nodes, in this order." } };

/**
 * Nodes by id. Unlike a filter, this makes a page depend on these nodes only, so Gatsby does not query the
 * page again whenever any other entry changes.
 */
const nodesById = (_: unknown, ids: Ids, { nodeModel }: Context) => nodeModel.getNodesByIds(ids);

/** The text of an entry. Cards of tools show the worked examples of the tools' pages. */
async function resolveBody(
  entry: Node,
  _: unknown,
  { nodeModel }: Context,
): Promise<readonly ContentNode[]> {
  const body = bodyOf(entry);
  if (!showsTools(body)) return body;
  const { entries } = await nodeModel.findAll({ type: "MarketingPage" });
  const miniatures = toolMiniatures(entries);
  const { region } = entry;
  const isRegional = region === "in" || region === "us";
  return withMiniatures(body, isRegional ? miniaturesIn(miniatures, region) : miniatures);
}

async function resolveLinkedBody(
  entry: EntryNode<TextKind>,
  { terms }: { readonly terms: readonly string[] },
  context: Context,
): Promise<readonly ContentNode[]> {
  const { nodeModel } = context;
  const body = await resolveBody(entry, null, context);
  if (terms.length === 0) return body;
  const named = nodeModel
    .getNodesByIds({ ids: terms })
    .filter((node) => isEntry(node, "glossaryTerm"));
  const linked = named.filter((term) => linksTo(entry, term));
  const definitions = new Map(linked.map(({ url, definition }) => [url, definition]));
  return linkFirstMentions(body, new TermMatcher(named), definitions);
}

const textFields = {
  body: {
    type: "JSON!",
    description:
      "The text as a tree of Markdown elements and components (ContentNode in src/content-model).",
    resolve: resolveBody,
  },
  linkedBody: {
    type: "JSON!",
    description:
      "The text as body has it; the first mention of each of these glossary terms is a link with its definition.",
    args: {
      terms: {
        type: "[ID!]!",
        description: "Ids of the terms that the text names; the entry's page context has them.",
      },
    },
    resolve: resolveLinkedBody,
  },
};

/** Adds fields that are computed when they are asked for. */
export const createContentResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    MarketingPage: textFields,
    BlogPost: textFields,
    CaseStudy: textFields,
    GlossaryTerm: textFields,
    ImageSharp: { gatsbyImageData: { resolve: uprightImageData } },
    Query: {
      postsById: {
        type: "[BlogPost!]!",
        description: "Blog posts by id.",
        args: idsArgument,
        resolve: nodesById,
      },
      textsById: {
        type: "[TextLink!]!",
        description: "Posts, case studies and pages by id.",
        args: idsArgument,
        resolve: nodesById,
      },
    },
  });
};
