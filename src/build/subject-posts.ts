import type { Node } from "gatsby";
import { postNode, subjectNode } from "./page-nodes";
import { authorLists, topicLists } from "./post-lists";
import type { NodeModel } from "./term-fields";

/** Gives the posts of a topic or an author, newest first, as its page lists them. */
function postsBy(listsOf: typeof topicLists) {
  return async (
    subject: Node,
    _: unknown,
    { nodeModel }: { readonly nodeModel: NodeModel },
  ): Promise<readonly Node[]> => {
    const { entries } = await nodeModel.findAll({ type: "BlogPost" });
    const posts = [...entries];
    const [own] = listsOf(
      [subjectNode.parse(subject)],
      posts.map((post) => postNode.parse(post)),
    );
    const byId = new Map(posts.map((post) => [post.id, post]));
    return (own?.posts ?? []).flatMap((id) => byId.get(id) ?? []);
  };
}

/** `Topic.posts`. */
export const topicPosts = {
  type: "[BlogPost!]!",
  description: "The posts that are about it, newest first; there is a page once there is one.",
  resolve: postsBy(topicLists),
};

/** `Author.posts`. */
export const authorPosts = {
  type: "[BlogPost!]!",
  description: "The posts that the author wrote, newest first; there is a page once there is one.",
  resolve: postsBy(authorLists),
};
