import type { Node } from "gatsby";
import { z } from "zod";
import type { ContentNode } from "../content-model/content-tree";
import { linkFirstMentions } from "./content/term-links";
import { TermMatcher } from "./content/term-matcher";
import { linksTo, MOST_USES, planTerms } from "./term-plan";

/** What resolvers use of Gatsby's node model, which notes for each page what it was made from. */
export interface NodeModel {
  findAll(args: { type: string }): Promise<{ entries: Iterable<Node> }>;
  getNodeById(args: { id: string; type: string }): Node | null;
  getNodesByIds(args: { ids: readonly string[]; type?: string }): readonly Node[];
}

interface Context {
  readonly nodeModel: NodeModel;
}

const termSchema = z.object({
  id: z.string(),
  url: z.string(),
  slug: z.string(),
  term: z.string(),
  aliases: z.array(z.string()),
  definition: z.string(),
});
const textSchema = z.object({
  id: z.string(),
  url: z.string(),
  body: z.custom<readonly ContentNode[]>(Array.isArray),
  date: z.string().optional(),
  termLinks: z.boolean(),
  unlinkedTerms: z.array(z.string()),
});

const type = "GlossaryTerm";
const userTypes = ["BlogPost", "CaseStudy", "MarketingPage"] as const;

async function resolveBody(
  entry: Node,
  { terms }: { readonly terms?: readonly string[] | null },
  { nodeModel }: Context,
): Promise<readonly ContentNode[]> {
  const text = textSchema.parse(entry);
  if (terms?.length === 0) return text.body;
  const found =
    terms == null
      ? [...(await nodeModel.findAll({ type })).entries]
      : nodeModel.getNodesByIds({ ids: terms, type });
  const named = found.map((node) => termSchema.parse(node));
  const linked = named.filter((term) => linksTo(text, term));
  const definitions = new Map(linked.map(({ url, definition }) => [url, definition]));
  return linkFirstMentions(text.body, new TermMatcher(named), definitions);
}

async function resolveUses(
  node: Node,
  { ids }: { readonly ids?: readonly string[] | null },
  { nodeModel }: Context,
): Promise<readonly Node[]> {
  if (ids != null) return nodeModel.getNodesByIds({ ids });
  const lists = await Promise.all(userTypes.map(async (own) => nodeModel.findAll({ type: own })));
  const nodes = lists.flatMap(({ entries }) => [...entries]);
  const texts = nodes.map((text) => ({ ...textSchema.parse(text), isUse: true }));
  const terms = [...(await nodeModel.findAll({ type })).entries];
  const { uses } = planTerms(
    terms.map((term) => termSchema.parse(term)),
    texts,
  );
  return (uses.get(node.id) ?? []).flatMap((id) => nodes.find((text) => text.id === id) ?? []);
}

/**
 * An entry's text with links to terms. A page that gives the ids of the terms that it names is made
 * anew when one of them changes, and not when any other does.
 */
export const linkedBody = {
  type: "JSON!",
  description:
    "The text as body has it; the first mention of each glossary term is a link with its definition.",
  args: {
    terms: {
      type: "[ID!]",
      description:
        "Ids of the terms that the text names, where they are known; an entry's page is given them.",
    },
  },
  resolve: resolveBody,
};

/** The texts that link to a term. */
export const usedIn = {
  type: "[TermUse!]!",
  description: `Up to ${MOST_USES} posts, case studies and pages that link to it, newest first, then those without a date.`,
  args: {
    ids: {
      type: "[ID!]",
      description: "Their ids, where they are known; a term's page is given them.",
    },
  },
  resolve: resolveUses,
};
