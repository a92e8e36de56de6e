import type { GatsbyNode, Node } from "gatsby";

const MOST_RELATED = 3;

interface NodeModel {
  findAll(args: { type: string }): Promise<{ entries: Iterable<Node> }>;
}

function topicsOf(node: Node): string[] {
  const { topics } = node;
  return Array.isArray(topics) ? topics.filter((topic) => typeof topic === "string") : [];
}

/** Posts that share the most topics with `post`, newest first among equals. */
async function relatedPosts(post: Node, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) {
  const topics = new Set(topicsOf(post));
  const { entries } = await nodeModel.findAll({ type: "BlogPost" });
  return [...entries]
    .filter(({ id }) => id !== post.id)
    .map((node) => ({ node, shared: topicsOf(node).filter((topic) => topics.has(topic)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || String(b.node.date).localeCompare(String(a.node.date)))
    .slice(0, MOST_RELATED)
    .map(({ node }) => node);
}

/** Fields that are worked out from other entries when they are asked for. */
export const createContentFields: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    BlogPost: {
      related: {
        type: "[BlogPost!]!",
        description: "Up to three posts that share the most topics, newest first among equals.",
        resolve: relatedPosts,
      },
    },
  });
};
