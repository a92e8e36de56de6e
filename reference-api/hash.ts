import { createHmac } from "node:crypto";

/** Replaces a phone number or an address in the database. All instances with one key compute the same. */
export type Hash = (text: string) => string;

/** Hashes with the key of `API_HASH_KEY`, which is not in the database: whoever reads that can't guess numbers. */
export function hashWith(key: string): Hash {
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}
