import { sql } from "../statement";

/** A write of the size of a large lead. A smaller one can succeed on a disk that is full. */
export const PROBE = sql`UPDATE probe SET written_at = written_at + 1, ballast = ${"x".repeat(65_536)}`;

/** Reads a page of the table of leads. */
export const READ_ONE_LEAD = sql`SELECT id FROM leads LIMIT 1`;
