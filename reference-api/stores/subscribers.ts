import type { Selectable } from "kysely";
import type { Db, Tables } from "../tables";
import { comparable } from "./leads";
import { toStoredJson } from "./stored-json";

/** Subscribers that are read at once. */
const PAGE_SIZE = 1000;

/** All subscribers by address, a page at a time. */
export async function* subscriberPages(
  db: Db,
): AsyncGenerator<Selectable<Tables["subscribers"]>[]> {
  let after = "";
  for (;;) {
    const page = await db
      .selectFrom("subscribers")
      .selectAll()
      .where("email", ">", after)
      .orderBy("email")
      .limit(PAGE_SIZE)
      .execute();
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.email;
  }
}

/** The stored JSON of a test session. Quotes inside its texts are escaped, so no text looks like this. */
const OF_TEST = '%"is_test_session":true%';

/**
 * Stores a newsletter subscriber unless the address is stored already, compared without case. One of a test
 * session is replaced.
 */
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
    .onConflict((subscriber) =>
      subscriber
        .column("email")
        .doUpdateSet((eb) => ({
          received_at: eb.ref("excluded.received_at"),
          payload: eb.ref("excluded.payload"),
        }))
        .where("subscribers.payload", "like", OF_TEST)
        .where("excluded.payload", "not like", OF_TEST),
    )
    .execute();
}
