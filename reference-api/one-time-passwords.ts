import { randomInt } from "node:crypto";
import { networkOf } from "./client-address";
import type { Database } from "./database";
import type { Hash } from "./hash";
import { countUp } from "./stores/limits";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a password is valid. */
export const LIFETIME_SECONDS = 300;

/** Most passwords for one phone number in each window, whoever asks for them. */
const CODE_LIMITS = [
  { name: "10-minutes", max: 3, windowMs: 10 * MINUTE },
  { name: "day", max: 10, windowMs: 24 * HOUR },
] as const;

/** Attempts of one client on one phone number. A new password does not renew them. */
const ATTEMPTS = { max: 5, windowMs: 10 * MINUTE } as const;

/** After so many attempts of all clients in that time, each can enter only what it asked for. */
const MAX_ATTEMPTS_OF_ALL = 100;

/** How long a number counts as verified: the site remembers it for the session of the browser. */
const VERIFIED_MS = 24 * HOUR;

/** Without an arrived password, a supplier is accepted unverified after this many were sent. */
const CODES_BEFORE_UNVERIFIED = 2;

/** How long unverified leads for a number are counted together. */
const UNVERIFIED_MS = 24 * HOUR;

/** A phone number: prefix such as `+91`, and digits. */
export interface Phone {
  readonly prefix: string;
  readonly number: string;
}

/** A new password, or how long to wait for one. */
export type Generated = { readonly password: string } | { readonly waitSeconds: number };

/** Result of a check. `wrong` includes passwords that were used or never generated. */
export type Verdict = "right" | "wrong" | "expired" | "too-many-attempts";

/**
 * One-time passwords of six digits, hashed in the database, so that any instance can verify them.
 * A new password leaves earlier ones valid, and attempts of others never stop whoever asked for one:
 * nobody else can void the password that a visitor is about to type.
 */
export class OneTimePasswords {
  /** @param now Current time in milliseconds since 1970. */
  constructor(
    private readonly database: Database,
    private readonly hash: Hash,
    private readonly now: () => number,
  ) {}

  /** Makes a password for a number, unless too many were sent to it. */
  async generate(phone: Phone, ip: string): Promise<Generated> {
    const { counters, db } = this.database;
    const id = phoneId(this.hash, phone);
    // Wherever a client splits it into prefix and number, a text message reaches the same phone.
    const digits = this.hash(`${phone.prefix}${phone.number}`.replaceAll(/\D/g, ""));
    const now = this.now();
    for (const { name, max, windowMs } of CODE_LIMITS) {
      const { count, resetsAt } = await countUp(counters, `codes:${name}:${digits}`, now, windowMs);
      if (count > max) return { waitSeconds: Math.ceil((resetsAt - now) / 1000) };
    }
    const password = randomInt(1_000_000).toString().padStart(6, "0");
    const code = {
      phone: id,
      client: this.#clientId(id, ip),
      digest: this.hash(`${id} ${password}`),
      created_at: now,
      expires_at: now + LIFETIME_SECONDS * 1000,
    };
    await db.insertInto("otp_codes").values(code).execute();
    return { password };
  }

  /**
   * Checks a password that a client has entered. A right one can't be used again, except by the client that
   * asked for it: the first answer may have been lost.
   */
  async verify(phone: Phone, password: string, ip: string): Promise<Verdict> {
    const { counters, db } = this.database;
    const id = phoneId(this.hash, phone);
    const client = this.#clientId(id, ip);
    const now = this.now();
    const own = await countUp(counters, `attempts:${client}`, now, ATTEMPTS.windowMs);
    if (own.count > ATTEMPTS.max) return "too-many-attempts";
    const all = await countUp(counters, `attempts:${id}`, now, ATTEMPTS.windowMs);
    const isOwnOnly = all.count > MAX_ATTEMPTS_OF_ALL;
    const { numUpdatedRows } = await db
      .updateTable("otp_codes")
      .set({ used_at: now })
      .where("phone", "=", id)
      .where("digest", "=", this.hash(`${id} ${password}`))
      .where((eb) => eb.or([eb("used_at", "is", null), eb("client", "=", client)]))
      .where("expires_at", ">", now)
      .$if(isOwnOnly, (query) => query.where("client", "=", client))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return "right";
    const unused = await db
      .selectFrom("otp_codes")
      .select("expires_at")
      .where("phone", "=", id)
      .where("used_at", "is", null)
      .$if(isOwnOnly, (query) => query.where("client", "=", client))
      .execute();
    if (unused.length === 0) return isOwnOnly ? "too-many-attempts" : "wrong";
    return unused.every(({ expires_at }) => expires_at <= now) ? "expired" : "wrong";
  }

  /**
   * Whether a supplier's phone number is verified. `unreachable`: passwords were sent and none was
   * entered, so the text messages may be lost, and the lead must not be.
   */
  async statusOf(phone: Phone): Promise<"verified" | "unreachable" | "unverified"> {
    const since = this.now() - VERIFIED_MS;
    const codes = await this.database.db
      .selectFrom("otp_codes")
      .select(["created_at", "used_at"])
      .where("phone", "=", phoneId(this.hash, phone))
      .execute();
    if (codes.some(({ used_at }) => used_at !== null && used_at > since)) return "verified";
    const sent = codes.filter(({ created_at }) => created_at > since);
    return sent.length >= CODES_BEFORE_UNVERIFIED ? "unreachable" : "unverified";
  }

  /** Counts a lead that says its number is unverified. @returns How many came for the number in a day. */
  async countUnverified(phone: Phone): Promise<number> {
    const name = `unverified:${phoneId(this.hash, phone)}`;
    const { counters } = this.database;
    return (await countUp(counters, name, this.now(), UNVERIFIED_MS)).count;
  }

  /** A client for one number, so that the table doesn't tell what else the client does. */
  #clientId(id: string, ip: string): string {
    return this.hash(`${id} ${networkOf(ip)}`);
  }
}

/** The number in the tables of passwords: hashed, because phone numbers are personal data. */
export function phoneId(hash: Hash, { prefix, number }: Phone): string {
  return hash(`${prefix.replaceAll(/\D/g, "")} ${number}`);
}
