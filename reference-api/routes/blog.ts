import type { FastifyInstance } from "fastify";
import type { BlogStore } from "../blog-store";
import type { Contract } from "../contract";

interface BlogQuery {
  Querystring: { blog_name?: string };
}

/** Serves the likes and the newsletter of the blog. */
export function routeBlog(app: FastifyInstance, contract: Contract, blog: BlogStore): void {
  app.route<BlogQuery>({
    ...contract.operation("getLikes"),
    handler: async ({ query: { blog_name = "" } }) => ({ likes: blog.countLikes(blog_name) }),
  });

  app.route<BlogQuery>({
    ...contract.operation("likeBlog"),
    handler: async ({ query: { blog_name = "" } }) => {
      blog.like(blog_name);
      return { likes: blog.countLikes(blog_name) };
    },
  });

  app.route<{ Body: { email: string } }>({
    ...contract.operation("subscribe"),
    handler: async ({ body }) => {
      blog.subscribe(body.email, body);
      return { status: "subscribed" };
    },
  });
}
