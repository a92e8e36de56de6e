import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "./database";

/** Sends `Connection: close` during shutdown. An idle keep-alive connection would delay it. */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isClosing) reply.header("connection", "close");
    done();
  });
}

/**
 * Shuts the server down gracefully: refuses new connections, finishes open requests, then closes
 * the database. Requests that are still open after `limitMs` get no answer.
 *
 * @throws DatabaseError
 */
export async function drain(
  app: FastifyInstance,
  database: Database,
  limitMs: number,
): Promise<void> {
  await Promise.race([app.close(), delay(limitMs, undefined, { ref: false })]);
  database.close();
}
