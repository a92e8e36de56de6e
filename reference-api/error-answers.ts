import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { DatabaseError, UNREADABLE, VisitorError } from "./errors";

interface Answer {
  readonly status: number;
  readonly message: string;
}

const SERVER_FAULT: Answer = {
  status: 500,
  message: "Something went wrong on our side. Please try again in a minute.",
};

const STORE_FAULT: Answer = {
  status: 503,
  message: "We could not save this just now. Please try again in a minute.",
};

const WORDS: ReadonlyMap<number, string> = new Map([
  [413, "That is more text than we can take. Please shorten it and try again."],
  [415, "The form was not sent as JSON. Please reload the page and try again."],
]);

/** The 4xx errors that Fastify throws itself. */
const clientError = z.object({ statusCode: z.int().min(400).max(499) });

/**
 * Answers every failure as `{ "error": { "message" } }` (specification.md, 8). What is no fault of
 * the request is logged, and told to nobody.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = answerTo(error);
    if (answer.status >= 500) request.log.error({ err: error }, "Request failed");
    return sendError(reply, answer);
  });

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) =>
    sendError(reply, { status: 404, message: "There is nothing at this address." }),
  );
}

function answerTo(error: unknown): Answer {
  if (error instanceof VisitorError) return { status: error.statusCode, message: error.message };
  if (error instanceof DatabaseError) return STORE_FAULT;
  const { data } = clientError.safeParse(error);
  if (!data) return SERVER_FAULT;
  return { status: data.statusCode, message: WORDS.get(data.statusCode) ?? UNREADABLE };
}

function sendError(reply: FastifyReply, { status, message }: Answer): FastifyReply {
  return reply.code(status).send({ error: { message } });
}
