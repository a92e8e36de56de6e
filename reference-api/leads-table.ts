import type { StoredLead } from "./leads-store";

const HEADER = [
  "RECEIVED",
  "TEST",
  "TYPE",
  "NAME",
  "E-MAIL",
  "COMPANY",
  "PHONE",
  "SOURCE",
] as const;

/** In characters; an e-mail address is never cut, since a cut one is of no use. */
const WIDEST_CELL = 32;

/** Writes leads as an aligned table for a terminal, in the given order. Times are UTC. */
export function leadsToTable(leads: readonly StoredLead[]): string {
  if (leads.length === 0) return "No leads yet.\n";
  const rows = [HEADER, ...leads.map(toRow)];
  const widths = HEADER.map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, lengthOf(row[column])), 0),
  );
  return rows.map((row) => `${toLine(row, widths)}\n`).join("");
}

function toRow({ receivedAt, requestType, lead }: StoredLead): string[] {
  const { utm_source: source } = lead.other_details.utm_params;
  return [
    receivedAt.slice(0, 16).replace("T", " "),
    lead.is_test_session ? "TEST" : "",
    requestType,
    cut(printable(lead.other_details.user_name)),
    printable(lead.company_email),
    cut(printable(lead.company_name)),
    `${lead.phone.prefix} ${lead.phone.number}`,
    typeof source === "string" ? cut(printable(source)) : "",
  ];
}

function toLine(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map(
    (cell, column) => cell + " ".repeat((widths[column] ?? 0) - lengthOf(cell)),
  );
  return cells.join("  ").trimEnd();
}

/** Visitors wrote this text, and a terminal obeys control characters. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

function cut(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= WIDEST_CELL) return text;
  return `${characters.slice(0, WIDEST_CELL - 1).join("")}…`;
}

function lengthOf(cell = ""): number {
  return Array.from(cell).length;
}
