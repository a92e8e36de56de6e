import type { GatsbyNode, Node } from "gatsby";
import { relatedPosts } from "./related-posts";
import { linkedBody, usedIn, type NodeModel } from "./term-fields";

interface RelatedArguments {
  readonly ids?: readonly string[] | null;
}

const type = "BlogPost";

function topicsOf({ topics }: Node): string[] {
  return Array.isArray(topics) ? topics.filter((topic) => typeof topic === "string") : [];
}

/**
 * The related posts of `post`. A page that gives their ids is not made anew whenever any post changes,
 * and the others are not read for it.
 */
async function related(
  post: Node,
  { ids }: RelatedArguments,
  { nodeModel }: { nodeModel: NodeModel },
): Promise<readonly Node[]> {
  if (ids != null) return nodeModel.getNodesByIds({ ids, type });
  const { entries } = await nodeModel.findAll({ type });
  const posts = [...entries];
  const found = relatedPosts(
    posts.map((node) => ({ id: node.id, date: String(node.date), topics: topicsOf(node) })),
  );
  return (found.get(post.id) ?? []).flatMap((id) => posts.find((node) => node.id === id) ?? []);
}

/** Fields that are worked out from other entries when they are asked for. */
export const createContentFields: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    MarketingPage: { linkedBody },
    CaseStudy: { linkedBody },
    GlossaryTerm: { linkedBody, usedIn },
    BlogPost: {
      linkedBody,
      related: {
        type: "[BlogPost!]!",
        description: "Up to three posts that share the most topics, newest first among equals.",
        args: {
          ids: {
            type: "[ID!]",
            description: "Their ids, where they are known; a post's page is given them.",
          },
        },
        resolve: related,
      },
    },
  });
};
