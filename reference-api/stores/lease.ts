import type { Db } from "../tables";
import { countUp } from "./limits";

/** A killed instance keeps its lease for this long. */
export const LEASE_MS = 5 * 60_000;

/** Extends the lease. Rejects with `Error` once another instance has it. */
export type Renew = () => Promise<void>;

/**
 * Runs an action unless an instance is running it already.
 *
 * @returns Whether it ran.
 * @throws DatabaseError, and what the action throws.
 */
export async function withLease(
  db: Db,
  name: string,
  now: () => number,
  action: (renew: Renew) => Promise<void>,
): Promise<boolean> {
  const first = await countUp(db, name, now(), LEASE_MS);
  if (first.count > 1) return false;
  let { resetsAt } = first;
  const setTo = async (end: number) => {
    const { numUpdatedRows } = await db
      .updateTable("limits")
      .set({ resets_at: end })
      .where("name", "=", name)
      .where("resets_at", "=", resetsAt)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Error("Another instance has taken over");
    resetsAt = end;
  };
  try {
    await action(() => setTo(Math.max(now() + LEASE_MS, resetsAt)));
    return true;
  } finally {
    // Also after a failure, so that a server started again does not wait.
    await setTo(0);
  }
}
