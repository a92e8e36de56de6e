import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** How long a password holds. */
export const LIFETIME_SECONDS = 300;

const ATTEMPTS = 5;

/** Passwords held at once, about 2 MB; beyond it the oldest is forgotten. */
const CAPACITY = 10_000;

/** A phone number in the form of readings.md, API calls. */
export interface Phone {
  readonly prefix: string;
  readonly number: string;
}

/** What became of a try. `wrong` also stands for a password that was used or never made. */
export type Verdict = "right" | "wrong" | "expired" | "too-many-attempts";

/** One-time passwords of six digits, one per phone number, kept hashed and in memory only. */
export interface OneTimePasswords {
  /** Makes a password and returns it; an earlier one for the number stops being valid. */
  generate(phone: Phone): string;
  /** Checks a password; the right one is used up. */
  verify(phone: Phone, password: string): Verdict;
}

interface Entry {
  readonly digest: Buffer;
  readonly expiresAt: number;
  attemptsLeft: number;
}

/**
 * Makes an empty set of one-time passwords, for the two OTP calls of readings.md, API calls.
 *
 * @param now Current time in milliseconds since 1970.
 */
export function createOneTimePasswords(now: () => number): OneTimePasswords {
  // Six digits are guessed from a plain hash in no time; a key that is never stored prevents that.
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
