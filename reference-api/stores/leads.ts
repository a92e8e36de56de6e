import { z } from "zod";
import type { Database, Rows } from "../database";
import { sql } from "../statement";
import { enqueue } from "./outbox";
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
  /** Whether a one-time password verified the phone; null if that was not asked for. */
  readonly phoneVerified: boolean | null;
  readonly lead: Lead;
  /** Everything that was sent. */
  readonly payload: unknown;
}

/** A lead to store. */
export interface NewLead {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A body that the contract has accepted. */
  readonly payload: unknown;
  /** Slug, which makes the request type `case-study`. */
  readonly caseStudy?: string;
  readonly phoneVerified?: boolean;
  /** Whether to deliver it to the webhook. Test leads are never delivered. */
  readonly isDelivered: boolean;
}

/** The e-mail address as leads and subscribers are compared by. */
export const comparable = (email: string): string => email.trim().toLowerCase();

/**
 * Stores a lead unless it is stored already: same e-mail, request type and timestamp. Once it
 * resolves, the lead is on disk, and so is its message for the webhook.
 *
 * @returns Whether the lead is new.
 * @throws DatabaseError, or VisitorError for a payload that cannot be serialized.
 */
export async function addLead(database: Database, lead: NewLead): Promise<boolean> {
  const { now, payload, caseStudy, phoneVerified, isDelivered } = lead;
  const { company_email, other_details, is_test_session } = leadPayload.parse(payload);
  const key = {
    email: comparable(company_email),
    requestType: caseStudy === undefined ? other_details.request_type : "case-study",
    submittedAt: other_details.timestamp,
  };
  const insert = sql`INSERT INTO leads (received_at, email, request_type, submitted_at,
      is_test_session, case_study, phone_verified, payload)
    VALUES (${new Date(now).toISOString()}, ${key.email}, ${key.requestType}, ${key.submittedAt},
      ${is_test_session ? 1 : 0}, ${caseStudy ?? null}, ${toInteger(phoneVerified)},
      ${toStoredJson(payload)})
    ON CONFLICT (email, request_type, submitted_at) DO NOTHING RETURNING id`;
  const [inserted] = await (isDelivered && !is_test_session
    ? database.write(insert, enqueue(key, now))
    : database.write(insert));
  return inserted?.length === 1;
}

const toInteger = (flag: boolean | undefined): number | null =>
  flag === undefined ? null : Number(flag);

const leadRow = z.object({
  received_at: z.string(),
  request_type: z.string(),
  case_study: z.string().nullable(),
  phone_verified: z.int().nullable(),
  payload: z.string(),
});

/** Selects all leads, newest first, for `toLead`. */
export const SELECT_LEADS = sql`SELECT received_at, request_type, case_study, phone_verified, payload
  FROM leads ORDER BY id DESC`;

/** Reads a row with the columns of `SELECT_LEADS`. */
export function toLead(row: unknown): StoredLead {
  const {
    received_at,
    request_type,
    case_study,
    phone_verified,
    payload: json,
  } = leadRow.parse(row);
  const payload: unknown = JSON.parse(json);
  return {
    receivedAt: received_at,
    requestType: request_type,
    caseStudy: case_study,
    phoneVerified: phone_verified === null ? null : phone_verified === 1,
    lead: leadPayload.parse(payload),
    payload,
  };
}

/** Reads the rows of `SELECT_LEADS`. */
export const toLeads = (rows: Rows): StoredLead[] => rows.map(toLead);

/**
 * Lists all leads, newest first.
 *
 * @throws DatabaseError
 */
export async function listLeads(database: Pick<Database, "read">): Promise<StoredLead[]> {
  return toLeads(await database.read(SELECT_LEADS));
}
