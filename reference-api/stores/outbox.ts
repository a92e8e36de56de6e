import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Db, Tables } from "../tables";
import { selectLeads, toLead, type StoredLead } from "./leads";

/** Most messages that one instance takes at once. */
const BATCH = 10;

/** How long an instance has for a message before another one may send it. */
const LEASE_MS = 60_000;

/** No message waits longer for its next attempt, unless a clock was set back. */
export const LONGEST_WAIT_MS = 6 * 3_600_000;

/** Queues the message of a lead, in the transaction that stores the lead. */
export async function enqueue(transaction: Db, leadId: number, now: number): Promise<void> {
  await transaction
    .insertInto("outbox")
    .values({ message_id: `msg_${randomUUID()}`, lead_id: leadId, next_attempt_at: now })
    .execute();
}

/** A message that this instance has to send. */
export interface Message {
  readonly id: string;
  /** Counts this attempt. */
  readonly attempts: number;
  readonly lead: StoredLead;
}

/** Takes the messages that are due, so that no other instance sends them at the same time. */
export async function claimMessages(db: Db, now: number): Promise<Message[]> {
  const isDue = (outbox: ExpressionBuilder<Tables, "outbox">) =>
    outbox.or([
      outbox("next_attempt_at", "<=", now),
      outbox("next_attempt_at", ">", now + LONGEST_WAIT_MS),
    ]);
  const due = db.selectFrom("outbox").select("message_id").where(isDue);
  if (!(await due.limit(1).executeTakeFirst())) return [];
  const claimed = await db
    .updateTable("outbox")
    .set((outbox) => ({
      attempts: outbox("attempts", "+", 1),
      next_attempt_at: now + LEASE_MS,
    }))
    .where(isDue)
    .where("message_id", "in", due.orderBy("next_attempt_at").limit(BATCH))
    .returning(["message_id", "lead_id", "attempts"])
    .execute();
  const found = await Promise.all(
    claimed.map(async ({ message_id: id, lead_id, attempts }) => {
      const row = await selectLeads(db).where("id", "=", lead_id).executeTakeFirst();
      // Erased since it was claimed, with its message.
      return row === undefined ? [] : [{ id, attempts, lead: toLead(row) }];
    }),
  );
  return found.flat();
}

/** Records that a message has arrived. */
export async function markDelivered(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ delivered_at: now, next_attempt_at: null, last_error: null })
    .where("message_id", "=", id)
    .execute();
}

/**
 * Records a failed attempt unless a later one has begun, or another instance has delivered the message.
 * Without a next one, it is a dead letter.
 */
export async function markFailed(
  db: Db,
  { id, attempts }: Message,
  error: string,
  nextAttemptAt: number | null,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: nextAttemptAt, last_error: error })
    .where("message_id", "=", id)
    .where("attempts", "=", attempts)
    .where("delivered_at", "is", null)
    .execute();
}

/** A message that has not arrived. It has no personal data. */
export type Undelivered = Awaited<ReturnType<typeof listUndelivered>>[number];

/** Lists the messages that have not arrived, oldest first. */
export async function listUndelivered(db: Db) {
  const rows = await db
    .selectFrom("outbox")
    .innerJoin("leads", "leads.id", "outbox.lead_id")
    .select(["message_id", "received_at", "attempts", "last_error", "next_attempt_at"])
    .where("delivered_at", "is", null)
    .orderBy("lead_id")
    .execute();
  return rows.map(({ message_id, received_at, attempts, last_error, next_attempt_at }) => ({
    id: message_id,
    receivedAt: received_at,
    attempts,
    lastError: last_error,
    /** Null for a dead letter, which is only sent again by command. */
    nextAttemptAt: next_attempt_at === null ? null : new Date(next_attempt_at).toISOString(),
  }));
}

/** Makes undelivered messages due now, with all their attempts: one message, or all. */
export async function retryMessages(db: Db, now: number, id: string | null): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ attempts: 0, next_attempt_at: now })
    .where("delivered_at", "is", null)
    .$if(id !== null, (query) => query.where("message_id", "=", id))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
