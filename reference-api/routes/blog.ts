import { existsSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { contract } from "../contract";
import { VisitorError } from "../errors";
import type { ServerParts } from "../server";
import { addLike, countLikes } from "../stores/likes";
import { addSubscriber } from "../stores/subscribers";

interface BlogQuery {
  Querystring: { blog_name?: string };
}

const UNKNOWN_ARTICLE = "This article could not be found. Please reload the page and try again.";

/** Serves likes and newsletter subscriptions. */
export function routeBlog(
  app: FastifyInstance,
  { config, database: { db }, now }: ServerParts,
): void {
  // The contract admits only slugs, so a name can't leave the folder.
  const isArticle = (name: string) => existsSync(path.join(config.blogFolder, `${name}.mdx`));

  app.route<BlogQuery>({
    ...contract.operation("getLikes"),
    handler: async ({ query: { blog_name = "" } }, reply) =>
      reply.send({ likes: await countLikes(db, blog_name) }),
  });

  // A scope of its own, because a like ignores its body, whatever the type.
  void app.register((likes, _options, done) => {
    likes.removeAllContentTypeParsers();
    // As a buffer, so that the size limit of bodies counts here too.
    likes.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, parsed) => {
      parsed(null);
    });
    likes.route<BlogQuery>({
      ...contract.operation("likeBlog"),
      onRequest: ({ headers }, _reply, next) => {
        // Fastify refuses a malformed type before it looks for a parser.
        delete headers["content-type"];
        next();
      },
      handler: async ({ query: { blog_name = "" } }, reply) => {
        if (blog_name !== "" && !isArticle(blog_name)) {
          throw new VisitorError(400, UNKNOWN_ARTICLE, "blog_name: unknown article");
        }
        await addLike(db, blog_name);
        return reply.send({ likes: await countLikes(db, blog_name) });
      },
    });
    done();
  });

  app.route<{ Body: { email: string } }>({
    ...contract.operation("subscribe"),
    handler: async ({ body }, reply) => {
      await addSubscriber(db, now(), body.email, body);
      return reply.send({ status: "subscribed" });
    },
  });
}
