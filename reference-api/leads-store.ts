import { z } from "zod";
import type { Database, ReadableDatabase } from "./database";
import { readLead, type Lead } from "./lead";
import { toStoredJson } from "./stored-json";

/** A lead as it was stored. */
export interface StoredLead {
  /** ISO 8601, UTC, by the server's clock. */
  readonly receivedAt: string;
  readonly requestType: string;
  /** Slug, for the lead of a case study. */
  readonly caseStudy: string | null;
  readonly lead: Lead;
  /** All that was sent. */
  readonly payload: unknown;
}

/** Where the server puts leads. */
export interface LeadsStore {
  /**
   * Stores a lead, or recognises it: same e-mail, request type and timestamp (readings.md, Leads).
   * When it returns, the lead is on disk.
   *
   * @param body A payload that the contract has accepted.
   * @param caseStudy Slug, which makes it a lead of type `case-study`.
   * @throws DatabaseError, or VisitorError for a payload that cannot be written down.
   */
  add(body: unknown, caseStudy?: string): void;
}

const row = z.object({
  received_at: z.string(),
  request_type: z.string(),
  case_study: z.string().nullable(),
  payload: z.string(),
});

/**
 * Makes the store of leads on an open database (architecture.md, 9).
 *
 * @param now Current time in milliseconds since 1970.
 */
export function createLeadsStore(database: Database, now: () => number): LeadsStore {
  return {
    add: (body, caseStudy) => {
      const { company_email: email, other_details: details, is_test_session } = readLead(body);
      database.run(
        `INSERT INTO leads (received_at, email, request_type, submitted_at, is_test_session,
           case_study, payload)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email, request_type, submitted_at) DO NOTHING`,
        new Date(now()).toISOString(),
        email.trim().toLowerCase(),
        caseStudy === undefined ? details.request_type : "case-study",
        details.timestamp,
        is_test_session ? 1 : 0,
        caseStudy ?? null,
        toStoredJson(body),
      );
    },
  };
}

/**
 * Lists all stored leads, newest first.
 *
 * @throws DatabaseError
 */
export function listLeads(database: ReadableDatabase): StoredLead[] {
  const rows = database.all(
    "SELECT received_at, request_type, case_study, payload FROM leads ORDER BY id DESC",
  );
  return z
    .array(row)
    .parse(rows)
    .map((stored) => {
      const body: unknown = JSON.parse(stored.payload);
      return {
        receivedAt: stored.received_at,
        requestType: stored.request_type,
        caseStudy: stored.case_study,
        lead: readLead(body),
        payload: body,
      };
    });
}
