import type { FastifyInstance } from "fastify";
import type { Contract } from "../contract";
import type { LikesStore } from "../stores/likes";
import type { SubscribersStore } from "../stores/subscribers";

interface BlogQuery {
  Querystring: { blog_name?: string };
}

/** Serves likes and newsletter subscriptions. */
export function routeBlog(
  app: FastifyInstance,
  contract: Contract,
  likes: LikesStore,
  subscribers: SubscribersStore,
): void {
  app.route<BlogQuery>({
    ...contract.operation("getLikes"),
    handler: ({ query: { blog_name = "" } }, reply) =>
      reply.send({ likes: likes.count(blog_name) }),
  });

  app.route<BlogQuery>({
    ...contract.operation("likeBlog"),
    handler: ({ query: { blog_name = "" } }, reply) => {
      likes.add(blog_name);
      return reply.send({ likes: likes.count(blog_name) });
    },
  });

  app.route<{ Body: { email: string } }>({
    ...contract.operation("subscribe"),
    handler: ({ body }, reply) => {
      subscribers.add(body.email, body);
      return reply.send({ status: "subscribed" });
    },
  });
}
