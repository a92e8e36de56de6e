import { sql } from "kysely";
import type { Database } from "../database";
import type { Hash } from "../hash";
import { phoneId } from "../one-time-passwords";
import type { Db } from "../tables";
import { comparable, selectLeads, toLead } from "./leads";

const DAY = 24 * 3_600_000;
/** A number counts as verified for a day after its code was entered. */
const CODE_DAYS = 2;

/** What an erasure has found. */
export interface Erased {
  readonly leads: number;
  readonly subscriptions: number;
  /** Leads of others whose text contains the address. A person has to look at them. */
  readonly mentions: number;
}

/**
 * Erases a person: leads, their messages, the subscription and the phone checks. Afterwards no file
 * of the database contains them.
 *
 * @throws DatabaseError
 */
export async function eraseEmail(database: Database, hash: Hash, email: string): Promise<Erased> {
  const { db } = database;
  const address = comparable(email);
  const rows = await selectLeads(db).where("email", "=", address).execute();
  const phones = rows.map((row) => phoneId(hash, toLead(row).lead.phone));
  const erased = await db.transaction().execute(async (transaction) => {
    const leads = transaction.selectFrom("leads").select("id").where("email", "=", address);
    await transaction.deleteFrom("outbox").where("lead_id", "in", leads).execute();
    if (phones.length > 0)
      await transaction.deleteFrom("otp_codes").where("phone", "in", phones).execute();
    const [first, second] = [
      await transaction.deleteFrom("leads").where("email", "=", address).executeTakeFirst(),
      await transaction.deleteFrom("subscribers").where("email", "=", address).executeTakeFirst(),
    ];
    return { leads: Number(first.numDeletedRows), subscriptions: Number(second.numDeletedRows) };
  });
  await database.scrub();
  const pattern = `%${address.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const mentions = await db
    .selectFrom("leads")
    .select("id")
    .where(sql<boolean>`LOWER(payload) LIKE ${pattern} ESCAPE '\\'`)
    .execute();
  return { ...erased, mentions: mentions.length };
}

/**
 * Erases leads that were received before a time, with their messages.
 *
 * @returns How many.
 * @throws DatabaseError
 */
export async function eraseOlderThan(database: Database, time: number): Promise<number> {
  const before = new Date(time).toISOString();
  const erased = await database.db.transaction().execute(async (transaction) => {
    const leads = transaction.selectFrom("leads").select("id").where("received_at", "<", before);
    await transaction.deleteFrom("outbox").where("lead_id", "in", leads).execute();
    return transaction.deleteFrom("leads").where("received_at", "<", before).executeTakeFirst();
  });
  if (erased.numDeletedRows > 0n) await database.scrub();
  return Number(erased.numDeletedRows);
}

/** Deletes counters and passwords that no check needs any more. */
export async function purgeExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom("limits").where("resets_at", "<=", now).execute();
  await db
    .deleteFrom("otp_codes")
    .where("created_at", "<=", now - CODE_DAYS * DAY)
    .execute();
}
