import { LogController, type FastifyReply, type FastifyRequest } from "fastify";

/**
 * Logs one line per answered request, of nothing personal: no address, query, header or body.
 * `route` is the pattern, never the path that was asked for.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The answer's line says it all.
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
