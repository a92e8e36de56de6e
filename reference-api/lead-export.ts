import { leadPages, type LeadSelection, type StoredLead } from "./stores/leads";
import type { Db } from "./tables";

/** A format that leads are written in one after the other, so that any number fits in memory. */
export interface Export {
  /** Gets each lead before anything is written. */
  readonly measure?: (lead: StoredLead) => void;
  readonly head?: () => string;
  readonly line: (lead: StoredLead) => string;
}

/** JSON lines: one JSON document a line, with everything that was sent. */
export const jsonLines = (): Export => ({
  line: ({ receivedAt, requestType, caseStudy, phoneVerified, payload }) => {
    const lead = {
      received_at: receivedAt,
      request_type: requestType,
      case_study: caseStudy,
      phone_verified: phoneVerified,
      payload,
    };
    return `${JSON.stringify(lead)}\n`;
  },
});

/**
 * Writes leads, newest first, a page at a time.
 *
 * @throws DatabaseError
 */
export async function* exportLeads(
  db: Db,
  { measure, head, line }: Export,
  selection: LeadSelection = {},
): AsyncGenerator<string> {
  let upTo = measure ? 0 : undefined;
  if (measure) {
    for await (const page of leadPages(db, selection)) {
      upTo ||= page[0]?.id ?? 0;
      for (const lead of page) measure(lead);
    }
  }
  if (head) yield head();
  for await (const page of leadPages(db, { ...selection, upTo })) yield page.map(line).join("");
}
