import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import type { Database } from "../database";
import { sql } from "../statement";

/** Replaces a phone number or an address in the database. All instances compute the same. */
export type Hash = (text: string) => string;

const keyRow = z.tuple([z.object({ value: z.string() })]);

/** Reads the key of the hashes, and makes it the first time. */
export async function readHash(database: Database): Promise<Hash> {
  const fresh = randomBytes(32).toString("hex");
  await database.write(
    sql`INSERT INTO hash_key (id, value) VALUES (1, ${fresh}) ON CONFLICT (id) DO NOTHING`,
  );
  const rows = await database.read(sql`SELECT value FROM hash_key`);
  const [{ value }] = keyRow.parse([...rows]);
  return (text) => createHmac("sha256", value).update(text).digest("base64url");
}
