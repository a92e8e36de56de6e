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

/** One-time passwords of six digits, one per phone number, hashed and in memory only. */
export interface OneTimePasswords {
  /** Returns a new password. It replaces the number's earlier one. */
  generate(phone: Phone): string;
  /** Checks a password. A right one can't be used again. */
  verify(phone: Phone, password: string): Verdict;
}

interface Entry {
  readonly digest: Buffer;
  readonly expiresAt: number;
  attemptsLeft: number;
}

/**
 * Makes an empty set of one-time passwords.
 *
 * @param now Current time in milliseconds since 1970.
 */
export function createOneTimePasswords(now: () => number): OneTimePasswords {
  // Without a key, six digits are quickly found from their hash.
  const key = randomBytes(32);
  const entries = new Map<string, Entry>();

  const digestOf = (phone: string, password: string): Buffer =>
    createHmac("sha256", key).update(`${phone} ${password}`).digest();

  return {
    generate: (phone) => {
      const id = idOf(phone);
      const password = randomInt(1_000_000).toString().padStart(6, "0");
      const expiresAt = now() + LIFETIME_SECONDS * 1000;
      entries.delete(id);
      for (const oldest of entries.keys()) {
        if (entries.size < CAPACITY) break;
        entries.delete(oldest);
      }
      entries.set(id, { digest: digestOf(id, password), expiresAt, attemptsLeft: ATTEMPTS });
      return password;
    },

    verify: (phone, password) => {
      const id = idOf(phone);
      const entry = entries.get(id);
      if (!entry) return "wrong";
      if (now() >= entry.expiresAt) return "expired";
      if (entry.attemptsLeft === 0) return "too-many-attempts";
      entry.attemptsLeft -= 1;
      if (!timingSafeEqual(entry.digest, digestOf(id, password))) return "wrong";
      entries.delete(id);
      return "right";
    },
  };
}

function idOf({ prefix, number }: Phone): string {
  return `${prefix.replaceAll(/\D/g, "")} ${number}`;
}
