import type { Export } from "./lead-export";
import type { StoredLead } from "./stores/leads";

/** The columns of every export. Each key of `utm_params` gets its own column after them. */
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

/** Visitors choose the keys, and a spreadsheet has 16,384 columns at most. */
const MAX_KEYS = 200;
/** Keys that are counted at the same time. */
const MAX_COUNTED = 10_000;

/**
 * CSV (RFC 4180) for spreadsheets: the columns above, then one for each of the most frequent keys in
 * `utm_params`. The others are in a last column, as JSON. A key with the name of a column above gets the
 * prefix `utm_params.`.
 */
export function csv(): Export {
  const counts = new Map<string, number>();
  let isCut = false;
  let keys: readonly string[] = [];
  return {
    measure: ({ lead }) => {
      for (const key of Object.keys(lead.other_details.utm_params)) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      isCut ||= counts.size > MAX_KEYS;
      if (counts.size <= MAX_COUNTED) return;
      // Misra and Gries: frequent keys survive this, in bounded memory.
      for (const [key, count] of counts) {
        if (count === 1) counts.delete(key);
        else counts.set(key, count - 1);
      }
    },
    head: () => {
      const byCount = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_KEYS);
      keys = byCount.map(([key]) => key).sort();
      const names = keys.map((key) => (COLUMNS.has(key) ? `utm_params.${key}` : key));
      if (isCut) names.push("more_utm_params");
      return BYTE_ORDER_MARK + toLine([...COLUMNS.keys(), ...names]);
    },
    line: (stored) => {
      const attribution = new Map(Object.entries(stored.lead.other_details.utm_params));
      const cells = [
        ...[...COLUMNS.values()].map((read) => read(stored)),
        ...keys.map((key) => toText(attribution.get(key))),
      ];
      for (const key of keys) attribution.delete(key);
      if (isCut) cells.push(attribution.size > 0 ? toText(Object.fromEntries(attribution)) : "");
      return toLine(cells);
    },
  };
}

function toText(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A line of CSV that spreadsheets read as text. */
export const toLine = (cells: readonly string[]): string => `${cells.map(toCell).join(",")}\r\n`;

/** An apostrophe stops a formula from running. NUL would end the text in many CSV readers. */
function toCell(text: string): string {
  // NFKC also finds full-width signs, which some spreadsheets treat alike.
  const escaped = FORMULA.test(text.normalize("NFKC")) ? `'${text}` : text;
  return `"${escaped.replaceAll("\0", "\uFFFD").replaceAll('"', '""')}"`;
}
