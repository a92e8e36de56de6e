import type { Database } from "../database";
import { toStoredJson } from "./stored-json";

/** Stores a newsletter subscriber unless the address is stored already, compared without case. */
export function addSubscriber(
  database: Database,
  now: number,
  email: string,
  payload: unknown,
): void {
  database.run(
    `INSERT INTO subscribers (email, received_at, payload) VALUES (?, ?, ?)
     ON CONFLICT (email) DO NOTHING`,
    email.trim().toLowerCase(),
    new Date(now).toISOString(),
    toStoredJson(payload),
  );
}
