import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** How long a password is valid. */
export const LIFETIME_SECONDS = 300;

const ATTEMPTS = 5;

/** Most passwords in memory, about 2 MB. Beyond it the oldest is dropped. */
const CAPACITY = 10_000;

/** A phone number: prefix such as `+91`, and digits. */
export interface Phone {
  readonly prefix: string;
  readonly number: string;
}

/** Result of a check. `wrong` includes passwords that were used or never generated. */
export type Verdict = "right" | "wrong" | "expired" | "too-many-attempts";

interface Entry {
  readonly digest: Buffer;
  readonly expiresAt: number;
  attemptsLeft: number;
}

/** One-time passwords of six digits, one per phone number, hashed and in memory only. */
export class OneTimePasswords {
  // Without a key, six digits are quickly found from their hash.
  readonly #key = randomBytes(32);
  readonly #entries = new Map<string, Entry>();

  /** @param now Current time in milliseconds since 1970. */
  constructor(private readonly now: () => number) {}

  #digestOf(phone: string, password: string): Buffer {
    return createHmac("sha256", this.#key).update(`${phone} ${password}`).digest();
  }

  /** Returns a new password. It replaces the number's earlier one. */
  generate(phone: Phone): string {
    const id = idOf(phone);
    const password = randomInt(1_000_000).toString().padStart(6, "0");
    const expiresAt = this.now() + LIFETIME_SECONDS * 1000;
    this.#entries.delete(id);
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size >= CAPACITY) this.#entries.delete(oldest);
    const digest = this.#digestOf(id, password);
    this.#entries.set(id, { digest, expiresAt, attemptsLeft: ATTEMPTS });
    return password;
  }

  /** Checks a password. A right one can't be used again. */
  verify(phone: Phone, password: string): Verdict {
    const id = idOf(phone);
    const entry = this.#entries.get(id);
    if (!entry) return "wrong";
    if (this.now() >= entry.expiresAt) return "expired";
    if (entry.attemptsLeft === 0) return "too-many-attempts";
    entry.attemptsLeft -= 1;
    if (!timingSafeEqual(entry.digest, this.#digestOf(id, password))) return "wrong";
    this.#entries.delete(id);
    return "right";
  }
}

function idOf({ prefix, number }: Phone): string {
  return `${prefix.replaceAll(/\D/g, "")} ${number}`;
}
