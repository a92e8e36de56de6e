import { leadData, leadPages, type LeadSelection, type StoredLead } from "./stores/leads";
import type { Db } from "./tables";

/** A format that leads are written in one after the other, so that any number fits in memory. */
export interface Export {
  readonly head?: string;
  readonly line: (lead: StoredLead) => string;
  /** What follows the head if there are no leads. */
  readonly ifEmpty?: string;
}

/** JSON lines: one JSON document a line, with everything that was sent. */
export const jsonLines: Export = {
  line: (lead) => `${JSON.stringify(leadData(lead))}\n`,
};

/**
 * Writes leads, newest first, a page at a time.
 *
 * @throws DatabaseError
 */
export async function* exportLeads(
  db: Db,
  { head, line, ifEmpty }: Export,
  selection: LeadSelection = {},
): AsyncGenerator<string> {
  if (head !== undefined) yield head;
  let isEmpty = true;
  for await (const page of leadPages(db, selection)) {
    isEmpty = false;
    yield page.map(line).join("");
  }
  if (isEmpty && ifEmpty !== undefined) yield ifEmpty;
}
