import type { Database } from "../database";
import { toStoredJson } from "./stored-json";

/** Newsletter subscribers. */
export interface SubscribersStore {
  /**
   * Stores an address unless it is there already, compared without case.
   *
   * @throws DatabaseError
   */
  add(email: string, payload: unknown): void;
}

/**
 * Makes the store of subscribers on an open database.
 *
 * @param now Current time in milliseconds since 1970.
 */
export function createSubscribersStore(database: Database, now: () => number): SubscribersStore {
  return {
    add: (email, payload) => {
      database.run(
        `INSERT INTO subscribers (email, received_at, payload) VALUES (?, ?, ?)
         ON CONFLICT (email) DO NOTHING`,
        email.trim().toLowerCase(),
        new Date(now()).toISOString(),
        toStoredJson(payload),
      );
    },
  };
}
