import type { GatsbyNode, Node } from "gatsby";
import { neighbourPosts, type Neighbours } from "./neighbour-posts";
import { relatedPosts } from "./related-posts";
import { authorPosts, topicPosts } from "./subject-posts";
import { linkedBody, usedIn, type NodeModel } from "./term-fields";

interface Context {
  readonly nodeModel: NodeModel;
}

interface RelatedArguments {
  readonly ids?: readonly string[] | null;
}

interface NeighbourArguments {
  readonly id?: string | null;
}

const type = "BlogPost";

function topicsOf({ topics }: Node): string[] {
  return Array.isArray(topics) ? topics.filter((topic) => typeof topic === "string") : [];
}

async function allPosts(nodeModel: NodeModel): Promise<readonly Node[]> {
  const { entries } = await nodeModel.findAll({ type });
  return [...entries];
}

/**
 * The related posts of `post`. A page that gives their ids is not made anew whenever any post changes,
 * and the others are not read for it.
 */
async function related(
  post: Node,
  { ids }: RelatedArguments,
  { nodeModel }: Context,
): Promise<readonly Node[]> {
  if (ids != null) return nodeModel.getNodesByIds({ ids, type });
  const posts = await allPosts(nodeModel);
  const found = relatedPosts(
    posts.map((node) => ({ id: node.id, date: String(node.date), topics: topicsOf(node) })),
  );
  return (found.get(post.id) ?? []).flatMap((id) => posts.find((node) => node.id === id) ?? []);
}

/** Gives the post before or after a post; a page names it, for the reason above. */
function neighbour(side: keyof Neighbours) {
  return async (
    post: Node,
    { id }: NeighbourArguments,
    { nodeModel }: Context,
  ): Promise<Node | null> => {
    if (id != null) return nodeModel.getNodeById({ id, type });
    const posts = await allPosts(nodeModel);
    const dated = posts.map((node) => ({ id: node.id, date: String(node.date) }));
    const found = neighbourPosts(dated).get(post.id)?.[side];
    return posts.find((node) => node.id === found) ?? null;
  };
}

const neighbourArguments = {
  id: { type: "ID", description: "Its id, where it is known; a post's page is given it." },
};

/** Fields that are worked out from other entries when they are asked for. */
export const createContentFields: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    Topic: { posts: topicPosts },
    Author: { posts: authorPosts },
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
      previous: {
        type: "BlogPost",
        description: "The post published before this one; none for the oldest.",
        args: neighbourArguments,
        resolve: neighbour("previous"),
      },
      next: {
        type: "BlogPost",
        description: "The post published after this one; none for the newest.",
        args: neighbourArguments,
        resolve: neighbour("next"),
      },
    },
  });
};
