import { randomInt } from "node:crypto";
import type { Database } from "./database";
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
        this.database.counters,
        `codes:${name}:${id}`,
        now,
        windowMs,
      );
      if (count > max) return { waitSeconds: Math.ceil((resetsAt - now) / 1000) };
    }
    const password = randomInt(1_000_000).toString().padStart(6, "0");
    const expiresAt = now + LIFETIME_SECONDS * 1000;
    const digest = this.hash(`${id} ${password}`);
    await this.database.db
      .insertInto("otp_codes")
      .values({ phone: id, digest, created_at: now, expires_at: expiresAt })
      .execute();
    return { password };
  }

  /** Checks a password that a client has entered. A right one can't be used again. */
  async verify(phone: Phone, password: string, client: string): Promise<Verdict> {
    const id = phoneId(this.hash, phone);
    const now = this.now();
    const name = `attempts:${id}:${this.hash(client)}`;
    const { count } = await countUp(this.database.counters, name, now, ATTEMPTS.windowMs);
    if (count > ATTEMPTS.max) return "too-many-attempts";
    const { numUpdatedRows } = await this.database.db
      .updateTable("otp_codes")
      .set({ is_used: 1 })
      .where("phone", "=", id)
      .where("digest", "=", this.hash(`${id} ${password}`))
      .where("is_used", "=", 0)
      .where("expires_at", ">", now)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return (await this.#hasOnlyExpired(id, now)) ? "expired" : "wrong";
    await this.database.db
      .insertInto("verified_phones")
      .values({ phone: id, verified_at: now })
      .onConflict((verified) => verified.column("phone").doUpdateSet({ verified_at: now }))
      .execute();
    return "right";
  }

  async #hasOnlyExpired(id: string, now: number): Promise<boolean> {
    const codes = await this.database.db
      .selectFrom("otp_codes")
      .select("expires_at")
      .where("phone", "=", id)
      .where("is_used", "=", 0)
      .execute();
    return codes.length > 0 && codes.every(({ expires_at }) => expires_at <= now);
  }

  /**
   * Whether a supplier's phone number is verified. `unreachable`: passwords were sent and none was
   * entered, so the text messages may be lost, and the lead must not be.
   */
  async statusOf(phone: Phone): Promise<"verified" | "unreachable" | "unverified"> {
    const id = phoneId(this.hash, phone);
    const since = this.now() - VERIFIED_MS;
    const verified = await this.database.db
      .selectFrom("verified_phones")
      .select("phone")
      .where("phone", "=", id)
      .where("verified_at", ">", since)
      .executeTakeFirst();
    if (verified) return "verified";
    const sent = await this.database.db
      .selectFrom("otp_codes")
      .select("phone")
      .where("phone", "=", id)
      .where("created_at", ">", since)
      .execute();
    return sent.length >= CODES_BEFORE_UNVERIFIED ? "unreachable" : "unverified";
  }
}

/** The number in the tables of passwords: hashed, because phone numbers are personal data. */
export function phoneId(hash: Hash, { prefix, number }: Phone): string {
  return hash(`${prefix.replaceAll(/\D/g, "")} ${number}`);
}
