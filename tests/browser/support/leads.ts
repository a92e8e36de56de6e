import Libsql from "libsql";
import { databaseFile } from "../../../reference-api/config";
import { toLead, type LeadRow, type StoredLead } from "../../../reference-api/stores/leads";

let counter = 0;

/** An e-mail address that no other test uses. */
export function newEmail(): string {
  counter += 1;
  return `asha-${process.pid}-${Date.now()}-${counter}@example.co`;
}

/** Rows of the API's database file, while the API uses it. */
export function rowsOf(sql: string, ...values: readonly string[]): unknown[] {
  const database = new Libsql(databaseFile(process.env));
  const rows = database.prepare(sql).all(values);
  database.close();
  return rows;
}

/** The stored leads of an e-mail address, newest first. */
export function leadsOf(email: string): StoredLead[] {
  return rowsOf("SELECT * FROM leads ORDER BY id DESC")
    .map((row) => toLead(row as LeadRow))
    .filter(({ lead }) => lead.company_email === email);
}
