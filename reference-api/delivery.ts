import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { z } from "zod";
import type { Metrics } from "./metrics";
import type { ServerParts } from "./server";
import { leadData } from "./stores/leads";
import {
  claimMessages,
  LONGEST_WAIT_MS,
  markDelivered,
  markFailed,
  type Message,
} from "./stores/outbox";
import type { WebhookConfig } from "./webhook-config";

const POLL_MS = 500;
/** The messages that are claimed at the same time begin this long after those before, and wait for none. */
const PACE_MS = 50;
/** A receiver that hangs holds messages open. With this many, the others wait. */
const MOST_OPEN = 200;
/** For the whole answer, to its end. */
const TIMEOUT_MS = 10_000;
/** How long a stopping server still waits for answers. */
const STOP_MS = 5000;
const MAX_ATTEMPTS = 12;

/** The receiver says that it will never take messages again. */
const GONE = "status 410";

/** What delivery depends on. */
export interface DeliveryParts extends Pick<ServerParts, "database" | "now"> {
  readonly webhook: WebhookConfig;
  readonly metrics: Metrics;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
  /** Ends deliveries that are under way. They count as failed. */
  readonly signal: AbortSignal;
}

/** Delivers leads while the server listens. */
export function deliverWhileListening(
  app: FastifyInstance,
  parts: Omit<DeliveryParts, "log" | "signal">,
): void {
  const stop = new AbortController();
  const cut = new AbortController();
  const open = new Set<Promise<void>>();
  let running = Promise.resolve();
  const logFailure = (error: unknown) => app.log.error({ err: error }, "Delivery failed");

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const sending = beginDeliveries({ ...parts, log: app.log, signal: cut.signal });
      const begun = await sending.catch((error: unknown) => {
        logFailure(error);
        return [];
      });
      for (const delivery of begun) {
        const ended = delivery.catch(logFailure).finally(() => open.delete(ended));
        open.add(ended);
      }
      await delay(begun.length > 0 ? PACE_MS : POLL_MS, null, stop).catch(() => null);
      while (open.size >= MOST_OPEN) await Promise.race(open);
    }
  };

  app.addHook("onListen", (done) => {
    running = run();
    done();
  });
  app.addHook("preClose", (done) => {
    stop.abort();
    setTimeout(() => cut.abort(), STOP_MS).unref();
    done();
  });
  app.addHook("onClose", async () => {
    await running;
    await Promise.all(open);
  });
}

/**
 * Begins to send the messages that are due. A message is marked only after the answer, so a crash
 * repeats it: receivers drop repeats by `webhook-id`.
 *
 * @returns Their deliveries, which reject with DatabaseError if the result can't be stored.
 * @throws DatabaseError
 */
export async function beginDeliveries(parts: DeliveryParts): Promise<Promise<void>[]> {
  const messages = await claimMessages(parts.database.db, parts.now());
  return messages.map((message) => deliver(parts, message));
}

async function deliver(parts: DeliveryParts, message: Message): Promise<void> {
  const { now, webhook, metrics, log, signal } = parts;
  const { db } = parts.database;
  const failure = await send(webhook, message, now(), signal);
  if (failure === null) {
    await markDelivered(db, message.id, now());
    metrics.deliveries.inc({ outcome: "delivered" });
    metrics.deliveryLag.observe((now() - Date.parse(message.lead.receivedAt)) / 1000);
    return;
  }
  const isDead = failure === GONE || message.attempts >= MAX_ATTEMPTS;
  const attempt = { messageId: message.id, attempts: message.attempts, failure };
  if (isDead) log.error(attempt, "Lead not delivered, send it by npm run leads -- --retry ID");
  else log.warn(attempt, "Lead not delivered yet");
  metrics.deliveries.inc({ outcome: isDead ? "dead" : "failed" });
  const nextAttemptAt = isDead ? null : now() + waitAfter(message.attempts, webhook.retrySeconds);
  await markFailed(db, message, failure, nextAttemptAt);
}

/** Four times as long after each attempt, and a little less at random, so that messages spread. */
function waitAfter(attempts: number, retrySeconds: number): number {
  const wait = Math.min(retrySeconds * 1000 * 4 ** (attempts - 1), LONGEST_WAIT_MS);
  return Math.round(wait * (1 - Math.random() / 10));
}

/** `fetch` gives a code of its cause; a timeout has a name. */
const reasonOf = z
  .union([
    z.object({ cause: z.object({ code: z.string() }) }).transform(({ cause }) => cause.code),
    z.object({ name: z.string() }).transform(({ name }) => name),
  ])
  .catch("failed");

/** Sends a message. Returns null, or why it failed, without personal data. */
async function send(
  webhook: WebhookConfig,
  message: Message,
  now: number,
  signal: AbortSignal,
): Promise<string | null> {
  const body = JSON.stringify(eventOf(message));
  const sentAt = new Date(now);
  try {
    const response = await fetch(webhook.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": message.id,
        "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
        "webhook-signature": webhook.signer.sign(message.id, sentAt, body),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), signal]),
    });
    await response.body?.pipeTo(new WritableStream());
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return reasonOf.parse(error);
  }
}

const eventOf = ({ lead }: Message) => ({
  type: "lead.created",
  timestamp: lead.receivedAt,
  data: leadData(lead),
});
