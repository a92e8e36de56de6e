import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics";
import type { ServerParts } from "./server";
import { claimMessages, markDelivered, markFailed, type Message } from "./stores/outbox";
import type { WebhookConfig } from "./webhook-config";

const POLL_MS = 1000;
const TIMEOUT_MS = 10_000;
const MAX_ATTEMPTS = 12;
const MAX_WAIT_MS = 6 * 3_600_000;

/** What delivery depends on. */
export interface DeliveryParts extends Pick<ServerParts, "database" | "now"> {
  readonly webhook: WebhookConfig;
  readonly metrics: Metrics;
}

/** Delivers leads while the server listens. */
export function deliverWhileListening(app: FastifyInstance, parts: DeliveryParts): void {
  const stop = new AbortController();
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const sent = await deliverDue(parts).catch((error: unknown) => {
        app.log.error({ err: error }, "Delivery failed");
        return 0;
      });
      if (sent === 0) await delay(POLL_MS, undefined, { signal: stop.signal }).catch(() => null);
    }
  };
  app.addHook("onListen", (done) => {
    running = run();
    done();
  });
  app.addHook("onClose", async () => {
    stop.abort();
    await running;
  });
}

/**
 * Sends the messages that are due. A message is marked only after the answer, so a crash repeats it:
 * receivers drop repeats by `webhook-id`.
 *
 * @returns How many were due.
 * @throws DatabaseError
 */
export async function deliverDue(parts: DeliveryParts): Promise<number> {
  const messages = await claimMessages(parts.database.db, parts.now());
  await Promise.all(messages.map((message) => deliver(parts, message)));
  return messages.length;
}

async function deliver(parts: DeliveryParts, message: Message): Promise<void> {
  const {
    database: { db },
    now,
    webhook,
    metrics,
  } = parts;
  const failure = await send(webhook, message, now());
  if (failure === null) {
    await markDelivered(db, message.id, now());
    metrics.deliveries.inc({ outcome: "delivered" });
    metrics.deliveryLag.observe((now() - Date.parse(message.lead.receivedAt)) / 1000);
    return;
  }
  const isDead = message.attempts >= MAX_ATTEMPTS;
  metrics.deliveries.inc({ outcome: isDead ? "dead" : "failed" });
  const nextAttemptAt = isDead ? null : now() + waitAfter(message.attempts, webhook.retrySeconds);
  await markFailed(db, message.id, failure, nextAttemptAt);
}

/** Four times as long after each attempt, and a little random so that messages spread. */
function waitAfter(attempts: number, retrySeconds: number): number {
  const wait = Math.min(retrySeconds * 1000 * 4 ** (attempts - 1), MAX_WAIT_MS);
  return Math.round(wait * (1 + Math.random() / 10));
}

/** Sends a message. Returns null, or why it failed, without personal data. */
async function send(webhook: WebhookConfig, message: Message, now: number): Promise<string | null> {
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const isNamed = cause instanceof Error && "code" in cause && typeof cause.code === "string";
    if (isNamed) return String(cause.code);
    return cause instanceof Error ? cause.name : "failed";
  }
}

function eventOf({
  lead: { receivedAt, requestType, caseStudy, phoneVerified, payload },
}: Message) {
  return {
    type: "lead.created",
    timestamp: receivedAt,
    data: {
      received_at: receivedAt,
      request_type: requestType,
      case_study: caseStudy,
      phone_verified: phoneVerified,
      payload,
    },
  };
}
