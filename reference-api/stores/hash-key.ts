import { createHmac, randomBytes } from "node:crypto";
import type { Db } from "../tables";

/** Replaces a phone number or an address in the database. All instances compute the same. */
export type Hash = (text: string) => string;

/** Reads the key of the hashes, and makes it the first time. */
export async function readHash(db: Db): Promise<Hash> {
  const fresh = { id: 1, value: randomBytes(32).toString("hex") };
  await db
    .insertInto("hash_key")
    .values(fresh)
    .onConflict((key) => key.column("id").doNothing())
    .execute();
  const { value } = await db.selectFrom("hash_key").select("value").executeTakeFirstOrThrow();
  return (text) => createHmac("sha256", value).update(text).digest("base64url");
}
