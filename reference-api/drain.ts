import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "./database";

/**
 * How long a stopping server still accepts requests: those that were sent before the signal and wait
 * in the system's buffers. Closing their connections at once would reset them.
 */
const GRACE_MS = 500;

const stopping = new WeakSet<Server>();

/** Whether the server has begun to stop. */
export const isStopping = (app: FastifyInstance): boolean => stopping.has(app.server);

/** Sends `Connection: close` during shutdown. An idle keep-alive connection would delay it. */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  app.addHook("preClose", (done) => {
    stopping.add(app.server);
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isStopping(app)) reply.header("connection", "close");
    done();
  });
}

/**
 * Shuts the server down gracefully: serves what was sent already, refuses new connections, finishes
 * open requests, then closes the database. Requests that are still open after `limitMs` get no answer.
 *
 * @throws DatabaseError
 */
export async function drain(
  app: FastifyInstance,
  database: Database,
  limitMs: number,
): Promise<void> {
  stopping.add(app.server);
  await delay(Math.min(GRACE_MS, limitMs));
  await Promise.race([app.close(), delay(limitMs, undefined, { ref: false })]);
  await database.close();
}
