import { LogController, type FastifyReply, type FastifyRequest } from "fastify";

/**
 * Logs one line per answered request without personal data: no IP address, query, header or body.
 * `route` is the pattern, never the requested path.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // `requestCompleted` logs everything.
  }

  override requestCompleted(
    _error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "Answered",
    );
  }
}
