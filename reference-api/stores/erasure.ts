import type { Database } from "../database";
import { sql } from "../statement";
import { phoneId } from "../one-time-passwords";
import type { Hash } from "./hash-key";
import { comparable, toLead } from "./leads";

const DAY = 24 * 3_600_000;

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
  const address = comparable(email);
  const rows = await database.read(sql`SELECT received_at, request_type, case_study, phone_verified,
      payload FROM leads WHERE email = ${address}`);
  const phones = rows.map((row) => phoneId(hash, toLead(row).lead.phone));
  const [, leads = [], subscriptions = []] = await database.write(
    sql`DELETE FROM outbox WHERE lead_id IN (SELECT id FROM leads WHERE email = ${address})`,
    sql`DELETE FROM leads WHERE email = ${address} RETURNING id`,
    sql`DELETE FROM subscribers WHERE email = ${address} RETURNING email`,
    ...phones.flatMap((phone) => [
      sql`DELETE FROM otp_codes WHERE phone = ${phone}`,
      sql`DELETE FROM verified_phones WHERE phone = ${phone}`,
    ]),
  );
  await database.scrub();
  const pattern = `%${address.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const mentions = await database.read(
    sql`SELECT id FROM leads WHERE LOWER(payload) LIKE ${pattern} ESCAPE '\\'`,
  );
  return {
    leads: leads.length,
    subscriptions: subscriptions.length,
    mentions: mentions.length,
  };
}

/**
 * Erases leads that were received before a time, with their messages.
 *
 * @returns How many.
 * @throws DatabaseError
 */
export async function eraseOlderThan(database: Database, time: number): Promise<number> {
  const before = new Date(time).toISOString();
  const [, leads = []] = await database.write(
    sql`DELETE FROM outbox WHERE lead_id IN (SELECT id FROM leads WHERE received_at < ${before})`,
    sql`DELETE FROM leads WHERE received_at < ${before} RETURNING id`,
  );
  if (leads.length > 0) await database.scrub();
  return leads.length;
}

/** Deletes counters and passwords that no check needs any more. */
export async function purgeExpired(database: Database, now: number): Promise<void> {
  await database.write(
    sql`DELETE FROM limits WHERE resets_at <= ${now}`,
    sql`DELETE FROM otp_codes WHERE created_at <= ${now - DAY}`,
    sql`DELETE FROM verified_phones WHERE verified_at <= ${now - DAY}`,
  );
}
