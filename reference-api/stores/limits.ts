import { z } from "zod";
import type { Database } from "../database";
import { sql } from "../statement";

const limitRow = z.tuple([z.object({ count: z.int(), resets_at: z.int() })]);

/** How often something has happened in its window. */
export interface Count {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly resetsAt: number;
}

/** Counts one more of something. The window begins with the first one. All instances share it. */
export async function countUp(
  database: Database,
  name: string,
  now: number,
  windowMs: number,
): Promise<Count> {
  const rows = await database.writeUnsynced(sql`INSERT INTO limits (name, count, resets_at)
    VALUES (${name}, 1, ${now + windowMs})
    ON CONFLICT (name) DO UPDATE SET
      count = CASE WHEN limits.resets_at <= ${now} THEN 1 ELSE limits.count + 1 END,
      resets_at = CASE WHEN limits.resets_at <= ${now} THEN excluded.resets_at
        ELSE limits.resets_at END
    RETURNING count, resets_at`);
  const [{ count, resets_at }] = limitRow.parse([...rows]);
  return { count, resetsAt: resets_at };
}
