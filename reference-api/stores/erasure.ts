import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Hash } from "../hash";
import { phoneId } from "../one-time-passwords";
import type { Db } from "../tables";
import { comparable, leadPages } from "./leads";

const DAY = 24 * 3_600_000;
/** A number counts as verified for a day after its code was entered. */
const CODE_DAYS = 2;

/** How long a batch should take, because SQLite's transactions stop the whole server. */
const BATCH_MS = 50;
const FIRST_BATCH = 100;
/** Most rows of a batch, however fast the machine is. */
const MAX_BATCH = 5000;

/**
 * Erases a person: leads, their messages, the subscription and the phone checks. If it fails, it can
 * be repeated. The files of the database contain them until `Database.clean`.
 *
 * @throws DatabaseError
 */
export async function eraseEmail(db: Db, hash: Hash, email: string) {
  const address = comparable(email);
  const phones = new Set<string>();
  for await (const page of leadPages(db, { email: address })) {
    for (const { lead } of page) phones.add(phoneId(hash, lead.phone));
  }
  // The leads go last: without them, a repeated command would not find the rest.
  for (const phone of phones) {
    await db.deleteFrom("otp_codes").where("phone", "=", phone).execute();
  }
  const subscriptions = await db
    .deleteFrom("subscribers")
    .where("email", "=", address)
    .executeTakeFirst();
  const leads = await inBatches((size) => eraseLeads(db, size, "email", "=", address));
  return {
    leads,
    subscriptions: Number(subscriptions.numDeletedRows),
    /** Leads of others whose text contains the address. A person has to look at them. */
    mentions: await countMentions(db, address),
  };
}

/**
 * Erases leads that were received before a time, with their messages.
 *
 * @param beforeBatch May throw, which ends the erasure between two batches.
 * @returns How many.
 * @throws DatabaseError
 */
export function eraseOlderThan(
  db: Db,
  time: number,
  beforeBatch?: () => Promise<void>,
): Promise<number> {
  const before = new Date(time).toISOString();
  return inBatches((size) => eraseLeads(db, size, "received_at", "<", before), beforeBatch);
}

/** Counts the leads that were received before a time and have never reached the webhook. */
export async function countUndelivered(db: Db, time: number): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .innerJoin("leads", "leads.id", "outbox.lead_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("delivered_at", "is", null)
    .where("received_at", "<", new Date(time).toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Deletes counters and passwords that no check needs any more, and records of deliveries up to a time.
 *
 * @param beforeBatch May throw, which ends the deletion between two batches.
 */
export async function purgeExpired(
  db: Db,
  now: number,
  deliveredBefore: number,
  beforeBatch?: () => Promise<void>,
): Promise<void> {
  const expiries = [
    ["limits", "name", "resets_at", now],
    ["otp_codes", "digest", "created_at", now - CODE_DAYS * DAY],
    ["outbox", "message_id", "delivered_at", deliveredBefore],
  ] as const;
  for (const [table, key, time, end] of expiries) {
    const expired = sql`FROM ${sql.table(table)} WHERE ${sql.ref(time)} <= ${end}`;
    await inBatches(async (size) => {
      const keys = sql`SELECT ${sql.ref(key)} ${expired} LIMIT ${size}`;
      const deletion = sql`DELETE ${expired} AND ${sql.ref(key)} IN (${keys})`;
      return Number((await deletion.execute(db)).numAffectedRows ?? 0);
    }, beforeBatch);
  }
}

/** Repeats a batch until it finds nothing. Others have the database for at least half of the time. */
async function inBatches(
  batch: (size: number) => Promise<number>,
  beforeBatch: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  let size = FIRST_BATCH;
  for (let total = 0; ;) {
    await beforeBatch();
    const begin = performance.now();
    const count = await batch(size);
    if (count === 0) return total;
    total += count;
    const took = performance.now() - begin;
    size = Math.max(1, Math.min(MAX_BATCH, Math.round((size * BATCH_MS) / took)));
    await delay(took);
  }
}

function eraseLeads(
  db: Db,
  size: number,
  column: "email" | "received_at",
  operator: "=" | "<",
  value: string,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const leads = transaction.selectFrom("leads").select("id").where(column, operator, value);
    const ids = (await leads.orderBy(column).limit(size).execute()).map(({ id }) => id);
    if (ids.length === 0) return 0;
    await transaction.deleteFrom("outbox").where("lead_id", "in", ids).execute();
    await transaction.deleteFrom("leads").where("id", "in", ids).execute();
    return ids.length;
  });
}

async function countMentions(db: Db, address: string): Promise<number> {
  const text = JSON.stringify(address).slice(1, -1);
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const newest = await db.selectFrom("leads").select("id").orderBy("id", "desc").limit(1).execute();
  let mentions = 0;
  for (let end = newest[0]?.id ?? 0; end > 0; end -= MAX_BATCH) {
    const found = await db
      .selectFrom("leads")
      .select("id")
      .where("id", "<=", end)
      .where("id", ">", end - MAX_BATCH)
      .where(sql<boolean>`LOWER(payload) LIKE ${pattern} ESCAPE '\\'`)
      .execute();
    mentions += found.length;
  }
  return mentions;
}
