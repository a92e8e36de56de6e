import type { Db } from "../tables";
import { comparable } from "./leads";
import { toStoredJson } from "./stored-json";

/** Stores a newsletter subscriber unless the address is stored already, compared without case. */
export async function addSubscriber(
  db: Db,
  now: number,
  email: string,
  payload: unknown,
): Promise<void> {
  await db
    .insertInto("subscribers")
    .values({
      email: comparable(email),
      received_at: new Date(now).toISOString(),
      payload: toStoredJson(payload),
    })
    .onConflict((subscriber) => subscriber.column("email").doNothing())
    .execute();
}
