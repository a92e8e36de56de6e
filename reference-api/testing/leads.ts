import { text } from "node:stream/consumers";
import { exportLeads, type Export } from "../lead-export";
import { addLead } from "../stores/leads";
import type { Db } from "../tables";
import { openTestDatabase } from "./databases";

/** Changes to the payload of `leadPayload`. */
export interface LeadChanges {
  readonly [property: string]: unknown;
  readonly other_details?: Readonly<Record<string, unknown>>;
}

/** A valid lead with some properties replaced. JSON omits those that are `undefined`. */
export function leadPayload({ other_details, ...changes }: LeadChanges = {}): object {
  return {
    phone: { prefix: "+91", number: "9876543210" },
    company_email: "asha@example.co",
    company_name: "Example Co",
    is_test_session: false,
    ...changes,
    other_details: {
      user_name: "Asha",
      requirement: "",
      request_type: "demo-callback",
      utm_params: { utm_source: "newsletter", landing_path: "/" },
      timestamp: "2026-01-31T09:00:00.000Z",
      ...other_details,
    },
  };
}

/** Stores leads of an earlier year, all with the same requirement. */
export async function addOldLeads(db: Db, count: number, requirement: string): Promise<void> {
  const now = Date.parse("2025-01-31T09:00:05.000Z");
  await db.transaction().execute(async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      const company_email = `old-${index}@example.co`;
      const payload = leadPayload({ company_email, other_details: { requirement } });
      await addLead(transaction, { now, payload, isDelivered: false });
    }
  });
}

/** Stores leads in a temporary database. Returns their export, newest first. */
export async function exportOf(format: Export, ...leads: readonly LeadChanges[]): Promise<string> {
  const { db } = await openTestDatabase();
  const now = Date.parse("2026-01-31T09:00:05.000Z");
  for (const { case_study, ...lead } of leads) {
    const study = typeof case_study === "string" ? { caseStudy: case_study } : {};
    await addLead(db, { now, payload: leadPayload(lead), isDelivered: false, ...study });
  }
  return text(exportLeads(db, format));
}
