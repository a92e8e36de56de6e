import type { FastifyInstance } from "fastify";
import type { Contract } from "../contract";
import type { ServerParts } from "../server";
import { addLike, countLikes } from "../stores/likes";
import { addSubscriber } from "../stores/subscribers";

interface BlogQuery {
  Querystring: { blog_name?: string };
}

/** Serves likes and newsletter subscriptions. */
export function routeBlog(
  app: FastifyInstance,
  contract: Contract,
  { database, now }: ServerParts,
): void {
  app.route<BlogQuery>({
    ...contract.operation("getLikes"),
    handler: ({ query: { blog_name = "" } }, reply) =>
      reply.send({ likes: countLikes(database, blog_name) }),
  });

  app.route<BlogQuery>({
    ...contract.operation("likeBlog"),
    handler: ({ query: { blog_name = "" } }, reply) => {
      addLike(database, blog_name);
      return reply.send({ likes: countLikes(database, blog_name) });
    },
  });

  app.route<{ Body: { email: string } }>({
    ...contract.operation("subscribe"),
    handler: ({ body }, reply) => {
      addSubscriber(database, now(), body.email, body);
      return reply.send({ status: "subscribed" });
    },
  });
}
