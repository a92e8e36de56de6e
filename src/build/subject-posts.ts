import type { Node } from "gatsby";
import { postNode, subjectNode } from "./page-nodes";
import { authorLists, topicLists } from "./post-lists";
import type { NodeModel } from "./term-fields";

const type = "BlogPost";

interface PostsArguments {
  readonly ids?: readonly string[] | null;
}

/**
 * Gives the posts of a topic or an author, newest first, as its page lists them. A page that gives
 * their ids is not made anew whenever any post changes.
 */
function postsBy(listsOf: typeof topicLists) {
  return async (
    subject: Node,
    { ids }: PostsArguments,
    { nodeModel }: { readonly nodeModel: NodeModel },
  ): Promise<readonly Node[]> => {
    if (ids != null) return nodeModel.getNodesByIds({ ids, type });
    const { entries } = await nodeModel.findAll({ type });
    const posts = [...entries];
    const [own] = listsOf(
      [subjectNode.parse(subject)],
      posts.map((post) => postNode.parse(post)),
    );
    const byId = new Map(posts.map((post) => [post.id, post]));
    return (own?.posts ?? []).flatMap((id) => byId.get(id) ?? []);
  };
}

const args = {
  ids: {
    type: "[ID!]",
    description: "Their ids, where they are known; a page is given those that it lists.",
  },
};

/** `Topic.posts`. */
export const topicPosts = {
  type: "[BlogPost!]!",
  description: "The posts that are about it, newest first; there is a page once there is one.",
  args,
  resolve: postsBy(topicLists),
};

/** `Author.posts`. */
export const authorPosts = {
  type: "[BlogPost!]!",
  description: "The posts that the author wrote, newest first; there is a page once there is one.",
  args,
  resolve: postsBy(authorLists),
};
