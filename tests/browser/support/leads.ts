import { databaseFile } from "../../../reference-api/config";
import { openForReading } from "../../../reference-api/sqlite";
import { SELECT_LEADS, toLeads, type StoredLead } from "../../../reference-api/stores/leads";

let counter = 0;

/** An e-mail address that no other test uses. */
export function newEmail(): string {
  counter += 1;
  return `asha-${process.pid}-${Date.now()}-${counter}@example.co`;
}

/** The stored leads of an e-mail address, from the API's own list. */
export function leadsOf(email: string): StoredLead[] {
  return toLeads(openForReading(databaseFile(process.env)).all(SELECT_LEADS)).filter(
    ({ lead }) => lead.company_email === email,
  );
}
