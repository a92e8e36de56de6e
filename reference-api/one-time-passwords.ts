import { randomInt } from "node:crypto";
import { z } from "zod";
import type { Database } from "./database";
import { sql } from "./statement";
import type { Hash } from "./stores/hash-key";
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

/** How long a number counts as verified: the site remembers it for the session of the browser. */
const VERIFIED_MS = 24 * HOUR;

/** Without an arrived password, a supplier is accepted unverified after this many were sent. */
const CODES_BEFORE_UNVERIFIED = 2;

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
 * A new password leaves earlier ones valid and attempts belong to one client: nobody else can void
 * the password that a visitor is about to type.
 */
export class OneTimePasswords {
  /** @param now Current time in milliseconds since 1970. */
  constructor(
    private readonly database: Database,
    private readonly hash: Hash,
    private readonly now: () => number,
  ) {}

  /** Makes a password for a number, unless too many were sent to it. */
  async generate(phone: Phone): Promise<Generated> {
    const id = phoneId(this.hash, phone);
    const now = this.now();
    for (const { name, max, windowMs } of CODE_LIMITS) {
      const { count, resetsAt } = await countUp(
        this.database,
        `codes:${name}:${id}`,
        now,
        windowMs,
      );
      if (count > max) return { waitSeconds: Math.ceil((resetsAt - now) / 1000) };
    }
    const password = randomInt(1_000_000).toString().padStart(6, "0");
    const expiresAt = now + LIFETIME_SECONDS * 1000;
    await this.database.write(sql`INSERT INTO otp_codes (phone, digest, created_at, expires_at)
      VALUES (${id}, ${this.hash(`${id} ${password}`)}, ${now}, ${expiresAt})`);
    return { password };
  }

  /** Checks a password that a client has entered. A right one can't be used again. */
  async verify(phone: Phone, password: string, client: string): Promise<Verdict> {
    const id = phoneId(this.hash, phone);
    const now = this.now();
    const name = `attempts:${id}:${this.hash(client)}`;
    const { count } = await countUp(this.database, name, now, ATTEMPTS.windowMs);
    if (count > ATTEMPTS.max) return "too-many-attempts";
    const [used = []] = await this.database.write(sql`UPDATE otp_codes SET is_used = 1
      WHERE phone = ${id} AND digest = ${this.hash(`${id} ${password}`)} AND is_used = 0
        AND expires_at > ${now} RETURNING phone`);
    if (used.length === 0) return (await this.#hasOnlyExpired(id, now)) ? "expired" : "wrong";
    await this.database.write(sql`INSERT INTO verified_phones (phone, verified_at)
      VALUES (${id}, ${now}) ON CONFLICT (phone) DO UPDATE SET verified_at = excluded.verified_at`);
    return "right";
  }

  async #hasOnlyExpired(id: string, now: number): Promise<boolean> {
    const rows = await this.database.read(
      sql`SELECT expires_at FROM otp_codes WHERE phone = ${id} AND is_used = 0`,
    );
    const times = z.array(z.object({ expires_at: z.int() })).parse([...rows]);
    return times.length > 0 && times.every(({ expires_at }) => expires_at <= now);
  }

  /**
   * Whether a supplier's phone number is verified. `unreachable`: passwords were sent and none was
   * entered, so the text messages may be lost, and the lead must not be.
   */
  async statusOf(phone: Phone): Promise<"verified" | "unreachable" | "unverified"> {
    const id = phoneId(this.hash, phone);
    const since = this.now() - VERIFIED_MS;
    const verified = await this.database.read(
      sql`SELECT phone FROM verified_phones WHERE phone = ${id} AND verified_at > ${since}`,
    );
    if (verified.length > 0) return "verified";
    const sent = await this.database.read(
      sql`SELECT phone FROM otp_codes WHERE phone = ${id} AND created_at > ${since}`,
    );
    return sent.length >= CODES_BEFORE_UNVERIFIED ? "unreachable" : "unverified";
  }
}

/** The number in the tables of passwords: hashed, because phone numbers are personal data. */
export function phoneId(hash: Hash, { prefix, number }: Phone): string {
  return hash(`${prefix.replaceAll(/\D/g, "")} ${number}`);
}
