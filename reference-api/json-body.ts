import type { FastifyInstance } from "fastify";

/**
 * Makes JSON the only kind of body. An empty one counts as none, since clients declare JSON also
 * where there is nothing to send; keys that could reach a prototype are dropped, so that they cost
 * nobody a lead (readings.md, Attribution).
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("remove", "remove");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) done(null);
    else void parseJson(request, body.toString(), done);
  });
}
