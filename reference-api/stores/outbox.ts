import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Database } from "../database";
import { sql, type Statement } from "../statement";
import { toLead, type StoredLead } from "./leads";

/** Most messages that one instance sends at the same time. */
const BATCH = 10;

/** How long an instance has for a message before another one may send it. */
const LEASE_MS = 60_000;

/** What makes a lead unique. */
interface LeadKey {
  readonly email: string;
  readonly requestType: string;
  readonly submittedAt: string;
}

/** Queues the message of a lead, in the transaction that stores the lead. */
export function enqueue({ email, requestType, submittedAt }: LeadKey, now: number): Statement {
  return sql`INSERT INTO outbox (message_id, lead_id, next_attempt_at)
    SELECT ${`msg_${randomUUID()}`}, id, CAST(${now} AS BIGINT) FROM leads
    WHERE email = ${email} AND request_type = ${requestType} AND submitted_at = ${submittedAt}
    ON CONFLICT (lead_id) DO NOTHING`;
}

/** A message that this instance has to send. */
export interface Message {
  readonly id: string;
  /** Counts this attempt. */
  readonly attempts: number;
  readonly lead: StoredLead;
}

const claimed = z.object({ message_id: z.string(), attempts: z.int() });

/** Takes the messages that are due, so that no other instance sends them at the same time. */
export async function claimMessages(database: Database, now: number): Promise<Message[]> {
  const due = await database.read(
    sql`SELECT message_id FROM outbox WHERE next_attempt_at <= ${now} LIMIT 1`,
  );
  if (due.length === 0) return [];
  const [rows = []] = await database.write(sql`UPDATE outbox
    SET attempts = attempts + 1, next_attempt_at = ${now + LEASE_MS}
    WHERE next_attempt_at <= ${now} AND message_id IN (
      SELECT message_id FROM outbox WHERE next_attempt_at <= ${now}
      ORDER BY next_attempt_at LIMIT ${BATCH})
    RETURNING message_id, attempts`);
  return Promise.all(
    rows.map(async (row) => {
      const { message_id: id, attempts } = claimed.parse(row);
      const [lead] = await database.read(sql`SELECT received_at, request_type, case_study,
          phone_verified, payload
        FROM leads JOIN outbox ON leads.id = outbox.lead_id WHERE message_id = ${id}`);
      return { id, attempts, lead: toLead(lead) };
    }),
  );
}

/** Records that a message has arrived. */
export async function markDelivered(database: Database, id: string, now: number): Promise<void> {
  await database.write(sql`UPDATE outbox
    SET delivered_at = ${now}, next_attempt_at = NULL, last_error = NULL WHERE message_id = ${id}`);
}

/** Records a failed attempt. Without a next one, the message is a dead letter. */
export async function markFailed(
  database: Database,
  id: string,
  error: string,
  nextAttemptAt: number | null,
): Promise<void> {
  await database.write(sql`UPDATE outbox
    SET next_attempt_at = ${nextAttemptAt}, last_error = ${error} WHERE message_id = ${id}`);
}

/** A message that has not arrived. It has no personal data. */
export interface Undelivered {
  readonly id: string;
  readonly receivedAt: string;
  readonly attempts: number;
  readonly lastError: string | null;
  /** Null for a dead letter, which is only sent again by command. */
  readonly nextAttemptAt: string | null;
}

const undeliveredRow = z.object({
  message_id: z.string(),
  received_at: z.string(),
  attempts: z.int(),
  last_error: z.string().nullable(),
  next_attempt_at: z.int().nullable(),
});

/** Lists the messages that have not arrived, oldest first. */
export async function listUndelivered(database: Pick<Database, "read">): Promise<Undelivered[]> {
  const rows = await database.read(sql`SELECT message_id, received_at, attempts, last_error,
      next_attempt_at
    FROM outbox JOIN leads ON leads.id = outbox.lead_id WHERE delivered_at IS NULL ORDER BY lead_id`);
  return rows.map((row) => {
    const { message_id, received_at, attempts, last_error, next_attempt_at } =
      undeliveredRow.parse(row);
    return {
      id: message_id,
      receivedAt: received_at,
      attempts,
      lastError: last_error,
      nextAttemptAt: next_attempt_at === null ? null : new Date(next_attempt_at).toISOString(),
    };
  });
}

/** Makes undelivered messages due now, with all their attempts: one message, or all. */
export async function retryMessages(
  database: Database,
  now: number,
  id: string | null,
): Promise<number> {
  const [rows = []] = await database.write(sql`UPDATE outbox
    SET attempts = 0, next_attempt_at = ${now}
    WHERE delivered_at IS NULL AND (CAST(${id} AS TEXT) IS NULL OR message_id = ${id})
    RETURNING message_id`);
  return rows.length;
}
