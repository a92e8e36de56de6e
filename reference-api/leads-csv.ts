import type { StoredLead } from "./stores/leads";

/** The columns of every export. Each key of `utm_params` gets its own column after them. */
const COLUMNS: readonly (readonly [name: string, read: (stored: StoredLead) => string])[] = [
  ["received_at", ({ receivedAt }) => receivedAt],
  ["request_type", ({ requestType }) => requestType],
  ["is_test_session", ({ lead }) => String(lead.is_test_session)],
  ["user_name", ({ lead }) => lead.other_details.user_name],
  ["company_email", ({ lead }) => lead.company_email],
  ["company_name", ({ lead }) => lead.company_name],
  // In brackets the prefix stays readable: a bare "+91" would be escaped as a formula.
  ["phone", ({ lead: { phone } }) => `(${phone.prefix}) ${phone.number}`],
  ["requirement", ({ lead }) => lead.other_details.requirement],
  ["case_study", ({ caseStudy }) => caseStudy ?? ""],
  ["timestamp", ({ lead }) => lead.other_details.timestamp],
  // Empty for leads other than suppliers', whose numbers are not checked.
  ["phone_verified", ({ phoneVerified }) => (phoneVerified === null ? "" : String(phoneVerified))],
];

/** Text that a spreadsheet may run as a formula, also after white space or invisible characters. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@]|^[\t\r\n]/u;

/**
 * Writes leads as CSV (RFC 4180) for spreadsheets: the columns above, then one per key found in any
 * lead's `utm_params`. A key with the name of a column above gets the prefix `utm_params.`.
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
  return [header, ...rows].map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toText(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** An apostrophe stops a formula from running. NUL would end the text in many CSV readers. */
function toCell(text: string): string {
  // NFKC also finds full-width signs, which some spreadsheets treat alike.
  const escaped = FORMULA.test(text.normalize("NFKC")) ? `'${text}` : text;
  return `"${escaped.replaceAll("\0", "\uFFFD").replaceAll('"', '""')}"`;
}
