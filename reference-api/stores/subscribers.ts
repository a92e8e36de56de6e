import type { Database } from "../database";
import { sql } from "../statement";
import { comparable } from "./leads";
import { toStoredJson } from "./stored-json";

/** Stores a newsletter subscriber unless the address is stored already, compared without case. */
export async function addSubscriber(
  database: Database,
  now: number,
  email: string,
  payload: unknown,
): Promise<void> {
  await database.write(sql`INSERT INTO subscribers (email, received_at, payload)
    VALUES (${comparable(email)}, ${new Date(now).toISOString()}, ${toStoredJson(payload)})
    ON CONFLICT (email) DO NOTHING`);
}
