import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "./database";

/**
 * While the server closes, has each answer end its connection: one kept alive after that would hold
 * up the closing until it times out.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook("preClose", (done) => {
    closing = true;
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) reply.header("connection", "close");
    done();
  });
}

/**
 * Stops a server without losing anything: no new connections, what is under way is finished, then
 * the database is closed. A request that takes longer than the limit is given up, unanswered.
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
