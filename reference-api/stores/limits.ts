import type { Db } from "../tables";

const CLOCK_DIFFERENCE_MS = 60_000;

/**
 * Counts one more of something. The window begins with the first one. All instances share it.
 *
 * @returns How often it has happened in its window, and when that ends, in milliseconds since 1970.
 * @throws DatabaseError
 */
export async function countUp(counters: Db, name: string, now: number, windowMs: number) {
  const { count, resets_at } = await counters
    .insertInto("limits")
    .values({ name, count: 1, resets_at: now + windowMs })
    .onConflict((limit) =>
      limit.column("name").doUpdateSet((eb) => {
        const hasEnded = eb("limits.resets_at", "<=", now);
        // Or a clock was set back meanwhile. Those of two instances may differ a little.
        const isTooLate = eb("limits.resets_at", ">", now + windowMs + CLOCK_DIFFERENCE_MS);
        return {
          count: eb
            .case()
            .when(hasEnded)
            .then(1)
            .else(eb("limits.count", "+", 1))
            .end(),
          resets_at: eb
            .case()
            .when(eb.or([hasEnded, isTooLate]))
            .then(eb.ref("excluded.resets_at"))
            .else(eb.ref("limits.resets_at"))
            .end(),
        };
      }),
    )
    .returning(["count", "resets_at"])
    .executeTakeFirstOrThrow();
  return { count, resetsAt: resets_at };
}

/** Marks something until a time. */
export async function mark(counters: Db, name: string, resetsAt: number): Promise<void> {
  await counters
    .insertInto("limits")
    .values({ name, count: 1, resets_at: resetsAt })
    .onConflict((limit) => limit.column("name").doUpdateSet({ resets_at: resetsAt }))
    .execute();
}

/** Whether something is marked now. */
export async function isMarked(counters: Db, name: string, now: number): Promise<boolean> {
  const found = counters.selectFrom("limits").select("name").where("name", "=", name);
  return (await found.where("resets_at", ">", now).executeTakeFirst()) !== undefined;
}
