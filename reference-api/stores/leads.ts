import { z } from "zod";
import type { Database, ReadableDatabase } from "../database";
import { toStoredJson } from "./stored-json";

const text = z.string().catch("");

/** Fills in what a lead may leave out. Properties that are not part of a lead are dropped. */
const leadPayload = z.object({
  phone: z.object({ prefix: text, number: text }),
  company_email: text,
  company_name: text,
  other_details: z.object({
    user_name: text,
    requirement: text,
    request_type: text,
    utm_params: z.record(z.string(), z.unknown()).catch({}),
    timestamp: text,
  }),
  is_test_session: z.boolean().catch(false),
});

/** A lead as the website sends it. */
export type Lead = z.infer<typeof leadPayload>;

/** A row of the leads table. */
export interface StoredLead {
  /** ISO 8601 in UTC, by the server's clock. */
  readonly receivedAt: string;
  readonly requestType: string;
  /** Slug, for the lead of a case study. */
  readonly caseStudy: string | null;
  readonly lead: Lead;
  /** Everything that was sent. */
  readonly payload: unknown;
}

/**
 * Stores a lead unless it is stored already: same e-mail, request type and timestamp. When it returns,
 * the lead is on disk.
 *
 * @param payload A body that the contract has accepted.
 * @param caseStudy Slug, which makes the request type `case-study`.
 * @throws DatabaseError, or VisitorError for a payload that cannot be serialized.
 */
export function addLead(
  database: Database,
  now: number,
  payload: unknown,
  caseStudy?: string,
): void {
  const { company_email, other_details, is_test_session } = leadPayload.parse(payload);
  database.run(
    `INSERT INTO leads (received_at, email, request_type, submitted_at, is_test_session,
       case_study, payload)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email, request_type, submitted_at) DO NOTHING`,
    new Date(now).toISOString(),
    company_email.trim().toLowerCase(),
    caseStudy === undefined ? other_details.request_type : "case-study",
    other_details.timestamp,
    is_test_session ? 1 : 0,
    caseStudy ?? null,
    toStoredJson(payload),
  );
}

const leadRow = z.object({
  received_at: z.string(),
  request_type: z.string(),
  case_study: z.string().nullable(),
  payload: z.string(),
});

/**
 * Lists all leads, newest first.
 *
 * @throws DatabaseError
 */
export function listLeads(database: ReadableDatabase): StoredLead[] {
  const rows = database.all(
    "SELECT received_at, request_type, case_study, payload FROM leads ORDER BY id DESC",
  );
  return rows.map((row) => {
    const { received_at, request_type, case_study, payload: json } = leadRow.parse(row);
    const payload: unknown = JSON.parse(json);
    return {
      receivedAt: received_at,
      requestType: request_type,
      caseStudy: case_study,
      lead: leadPayload.parse(payload),
      payload,
    };
  });
}
