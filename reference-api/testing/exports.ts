import { text } from "node:stream/consumers";
import { exportLeads, type Export } from "../lead-export";
import { addLead } from "../stores/leads";
import { openTestDatabase } from "./databases";
import { leadPayload, type LeadChanges } from "./leads";

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
