import type { FastifyInstance } from "fastify";
import type { BlogStore } from "../blog-store";
import type { Contract } from "../contract";

interface BlogQuery {
  Querystring: { blog_name?: string };
}

/** Serves the likes and the newsletter of the blog (readings.md, API calls). */
export function routeBlog(app: FastifyInstance, contract: Contract, blog: BlogStore): void {
  app.route<BlogQuery>({
    ...contract.operation("getLikes"),
    handler: ({ query: { blog_name = "" } }, reply) =>
      reply.send({ likes: blog.countLikes(blog_name) }),
  });

  app.route<BlogQuery>({
    ...contract.operation("likeBlog"),
    handler: ({ query: { blog_name = "" } }, reply) => {
      blog.like(blog_name);
      return reply.send({ likes: blog.countLikes(blog_name) });
    },
  });

  app.route<{ Body: { email: string } }>({
    ...contract.operation("subscribe"),
    handler: ({ body }, reply) => {
      blog.subscribe(body.email, body);
      return reply.send({ status: "subscribed" });
    },
  });
}
