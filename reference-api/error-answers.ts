import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { DatabaseError, UNREADABLE, VisitorError } from "./errors";

interface Answer {
  readonly status: number;
  readonly message: string;
  /** Why a request was refused, for the log. */
  readonly reason?: string;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

const SERVER_ERROR: Answer = {
  status: 500,
  message: "Something went wrong on our side. Please try again in a minute.",
};

const UNAVAILABLE: Answer = {
  status: 503,
  message: "We could not save this just now. Please try again in a minute.",
};

const MESSAGES: ReadonlyMap<number, string> = new Map([
  [413, "That is more text than we can take. Please shorten it and try again."],
  [415, "The form was not sent as JSON. Please reload the page and try again."],
]);

const PARSER_STATUSES: ReadonlyMap<string, string> = new Map([
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
]);

/** The 4xx errors that Fastify itself throws. */
const fastifyClientError = z.object({
  statusCode: z.int().min(400).max(499),
  code: z.string().optional(),
});

/**
 * Answers every failure as `{ "error": { "message" } }`. Server errors are logged, and their
 * details never reach the visitor.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = answerTo(error);
    if (answer.reason === undefined) request.log.error({ err: error }, "Request failed");
    else request.log.info({ status: answer.status, reason: answer.reason }, "Refused");
    return send(reply, answer);
  });

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) =>
    send(reply, { status: 404, message: "There is nothing at this address." }),
  );
}

function answerTo(error: unknown): Answer {
  if (error instanceof VisitorError) {
    const { statusCode: status, message, reason, retryAfter } = error;
    return { status, message, reason, retryAfter };
  }
  if (error instanceof DatabaseError) return UNAVAILABLE;
  const { data } = fastifyClientError.safeParse(error);
  if (!data) return SERVER_ERROR;
  const { statusCode: status, code = "unknown" } = data;
  return { status, message: MESSAGES.get(status) ?? UNREADABLE, reason: code };
}

function send(reply: FastifyReply, { status, message, retryAfter }: Answer): FastifyReply {
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return reply.code(status).send({ error: { message } });
}

/** Answers bytes that Node cannot parse as HTTP. No route, hook or error handler runs for them. */
export function answerMalformedHttp({ code }: { readonly code: string }, socket: Socket): void {
  if (!socket.writable) return;
  const status = PARSER_STATUSES.get(code) ?? "400 Bad Request";
  const body = JSON.stringify({ error: { message: UNREADABLE } });
  socket.write(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nCache-Control: no-store\r\n` +
      "X-Content-Type-Options: nosniff\r\n" +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  socket.destroySoon();
}
