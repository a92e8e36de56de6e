import type { Export } from "./lead-export";
import type { StoredLead } from "./stores/leads";

/** The columns of the form. Those of the attribution follow them. */
const COLUMNS: ReadonlyMap<string, (stored: StoredLead) => string> = new Map([
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
]);

/** Excel reads a file as UTF-8 only if it starts with it. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Text that a spreadsheet may run as a formula, also after white space or invisible characters. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@]|^[\t\r\n]/u;

/** The keys of `utm_params` with a column of their own. */
const ATTRIBUTION = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "landing_url",
  "submission_url",
] as const;

/** The keys of advertising networks. A lead comes from one of them, so they share the column `click_id`. */
const CLICK_IDS = ["gclid", "msclkid", "fbclid", "li_fat_id"] as const;

/**
 * CSV (RFC 4180) for spreadsheets: the columns above, those of the attribution, the click ID with its key,
 * such as `gclid=abc`, and all other keys of `utm_params` as JSON.
 */
export const csv: Export = {
  head:
    BYTE_ORDER_MARK + toLine([...COLUMNS.keys(), ...ATTRIBUTION, "click_id", "more_utm_params"]),
  line: (stored) => {
    const others = new Map(Object.entries(stored.lead.other_details.utm_params));
    const take = (key: string): string => {
      const value = others.get(key);
      others.delete(key);
      return toText(value);
    };
    const known = ATTRIBUTION.map(take);
    const clickId = CLICK_IDS.find((key) => others.has(key));
    return toLine([
      ...[...COLUMNS.values()].map((read) => read(stored)),
      ...known,
      clickId === undefined ? "" : `${clickId}=${take(clickId)}`,
      others.size > 0 ? toText(Object.fromEntries(others)) : "",
    ]);
  },
};

function toText(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A line of CSV that spreadsheets read as text. */
export function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

/** An apostrophe stops a formula from running. NUL would end the text in many CSV readers. */
function toCell(text: string): string {
  // NFKC also finds full-width signs, which some spreadsheets treat alike.
  const escaped = FORMULA.test(text.normalize("NFKC")) ? `'${text}` : text;
  return `"${escaped.replaceAll("\0", "\uFFFD").replaceAll('"', '""')}"`;
}
