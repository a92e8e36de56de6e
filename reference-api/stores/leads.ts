import { setImmediate as nextTask } from "node:timers/promises";
import type { Selectable } from "kysely";
import { z } from "zod";
import type { Db, Tables } from "../tables";
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

/** A row of the leads table, read by `toLead`. */
export type StoredLead = Readonly<ReturnType<typeof toLead>>;

/** A lead as exports and the webhook give it, with everything that was sent. */
export const leadData = (lead: StoredLead) => ({
  received_at: lead.receivedAt,
  request_type: lead.requestType,
  case_study: lead.caseStudy,
  phone_verified: lead.phoneVerified,
  payload: lead.payload,
});

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

/** By which a repeated lead is recognised. */
const keyOf = ({ company_email, other_details }: Lead, caseStudy?: string) => ({
  email: comparable(company_email),
  request_type: caseStudy === undefined ? other_details.request_type : "case-study",
  submitted_at: other_details.timestamp,
});

/** Whether a lead is a repeat of one that is stored. */
export async function isStored(db: Db, payload: unknown): Promise<boolean> {
  const key = keyOf(leadPayload.parse(payload));
  const same = db
    .selectFrom("leads")
    .select("id")
    .where((lead) => lead.and(key));
  return (await same.executeTakeFirst()) !== undefined;
}

/**
 * Stores a lead unless it is stored already: same e-mail, request type and timestamp. Once it
 * resolves, the lead is on disk, and so is its message for the webhook.
 *
 * @returns Whether the lead is new.
 * @throws DatabaseError, or VisitorError for a payload that cannot be serialized.
 */
export async function addLead(db: Db, lead: NewLead): Promise<boolean> {
  const { now, payload, caseStudy, phoneVerified, isDelivered } = lead;
  const parsed = leadPayload.parse(payload);
  const { is_test_session } = parsed;
  const row = {
    received_at: new Date(now).toISOString(),
    ...keyOf(parsed, caseStudy),
    is_test_session: Number(is_test_session),
    case_study: caseStudy ?? null,
    phone_verified: phoneVerified === undefined ? null : Number(phoneVerified),
    payload: toStoredJson(payload),
  };
  const insert = (connection: Db) =>
    connection
      .insertInto("leads")
      .values(row)
      .onConflict((same) => same.columns(["email", "request_type", "submitted_at"]).doNothing())
      .returning("id")
      .executeTakeFirst();
  if (!isDelivered || is_test_session) return (await insert(db)) !== undefined;
  return db.transaction().execute(async (transaction) => {
    const inserted = await insert(transaction);
    if (inserted) await enqueue(transaction, inserted.id, now);
    return inserted !== undefined;
  });
}

const COLUMNS = [
  "id",
  "received_at",
  "request_type",
  "case_study",
  "phone_verified",
  "payload",
] as const;

/** The columns of a lead that `toLead` reads. */
export type LeadRow = Pick<Selectable<Tables["leads"]>, (typeof COLUMNS)[number]>;

/** Selects leads for `toLead`. */
export const selectLeads = (db: Db) => db.selectFrom("leads").select(COLUMNS);

/** Reads a row of the table of leads. */
export function toLead(row: LeadRow) {
  const payload: unknown = JSON.parse(row.payload);
  return {
    id: row.id,
    /** ISO 8601 in UTC, by the server's clock. */
    receivedAt: row.received_at,
    requestType: row.request_type,
    /** Slug, for the lead of a case study. */
    caseStudy: row.case_study,
    /** Whether a one-time password verified the phone; null if that was not asked for. */
    phoneVerified: row.phone_verified === null ? null : row.phone_verified === 1,
    lead: leadPayload.parse(payload),
    /** Everything that was sent. */
    payload,
  };
}

/** Limits what `leadPages` reads. */
export interface LeadSelection {
  readonly email?: string;
  /** At most this many. */
  readonly limit?: number;
}

/** Leads in memory at the same time. A lead has up to 64 KB. */
const PAGE = 100;

/**
 * Reads leads page by page, newest first. Those that arrive meanwhile are not read.
 *
 * @throws DatabaseError
 */
export async function* leadPages(
  db: Db,
  { email, limit = Infinity }: LeadSelection = {},
): AsyncGenerator<readonly StoredLead[]> {
  let end = Number.MAX_SAFE_INTEGER;
  for (let left = limit; left > 0; left -= PAGE) {
    const rows = await selectLeads(db)
      .where("id", "<=", end)
      .$if(email !== undefined, (query) => query.where("email", "=", email ?? ""))
      .orderBy("id", "desc")
      .limit(Math.min(PAGE, left))
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(toLead);
    end = last.id - 1;
    // The driver of SQLite frees what a query used only between two tasks.
    await nextTask();
  }
}
