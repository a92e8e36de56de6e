import { toCsv } from "./csv";
import type { StoredLead } from "./leads-store";

/** The columns every export has. Keys of the attribution follow, each in a column of its own. */
const COLUMNS: readonly (readonly [name: string, read: (stored: StoredLead) => string])[] = [
  ["received_at", ({ receivedAt }) => receivedAt],
  ["request_type", ({ requestType }) => requestType],
  ["is_test_session", ({ lead }) => String(lead.is_test_session)],
  ["user_name", ({ lead }) => lead.other_details.user_name],
  ["company_email", ({ lead }) => lead.company_email],
  ["company_name", ({ lead }) => lead.company_name],
  // In brackets a prefix stays readable: "+91" could be a formula, and so gains an apostrophe.
  ["phone", ({ lead: { phone } }) => `(${phone.prefix}) ${phone.number}`],
  ["requirement", ({ lead }) => lead.other_details.requirement],
  ["case_study", ({ caseStudy }) => caseStudy ?? ""],
  ["timestamp", ({ lead }) => lead.other_details.timestamp],
];

/**
 * Writes leads as a CSV table for spreadsheets: the columns above, then one per key that occurs in
 * any lead's `utm_params`, by name. A key that is named like a column above gains a prefix.
 */
export function leadsToCsv(leads: readonly StoredLead[]): string {
  const attributions = leads.map(
    ({ lead }) => new Map(Object.entries(lead.other_details.utm_params)),
  );
  const keys = [...new Set(attributions.flatMap((attribution) => [...attribution.keys()]))].sort();
  const names = COLUMNS.map(([name]) => name);
  const header = [
    ...names,
    ...keys.map((key) => (names.includes(key) ? `utm_params.${key}` : key)),
  ];
  const rows = leads.map((stored, index) => [
    ...COLUMNS.map(([, read]) => read(stored)),
    ...keys.map((key) => toText(attributions[index]?.get(key))),
  ]);
  return toCsv([header, ...rows]);
}

function toText(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
