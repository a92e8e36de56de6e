import { addLead, listLeads, type StoredLead } from "../stores/leads";
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

/** Stores leads in a temporary database and reads them back, newest first. */
export async function storedLeads(...leads: readonly LeadChanges[]): Promise<StoredLead[]> {
  const database = await openTestDatabase();
  const now = Date.parse("2026-01-31T09:00:05.000Z");
  for (const { case_study, ...lead } of leads) {
    const study = typeof case_study === "string" ? { caseStudy: case_study } : {};
    await addLead(database.db, { now, payload: leadPayload(lead), isDelivered: false, ...study });
  }
  return listLeads(database.db);
}
