import { sql } from "kysely";
import type { Db } from "../tables";

/** The size of a large lead. A smaller write can succeed on a disk that is full. */
const BALLAST = "x".repeat(65_536);

/** @throws DatabaseError if a lead could not be stored now. */
export async function writeProbe(db: Db): Promise<void> {
  const written_at = sql<number>`written_at + 1`;
  await db.updateTable("probe").set({ written_at, ballast: BALLAST }).execute();
}

/** Reads a page of the table of leads. */
export async function readOneLead(db: Db): Promise<void> {
  await db.selectFrom("leads").select("id").limit(1).execute();
}
