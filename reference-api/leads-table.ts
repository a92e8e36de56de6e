import type { Export } from "./lead-export";
import type { StoredLead } from "./stores/leads";
import type { Undelivered } from "./stores/outbox";

/** In characters. Longer text is cut, but no e-mail address: a cut one is useless. */
const WIDTHS = [16, 4, 15, 24, 32, 24, 16, 24];
const UNDELIVERED_WIDTHS = [40, 16, 8, 16, 0];

const HEADER = ["RECEIVED", "TEST", "TYPE", "NAME", "E-MAIL", "COMPANY", "PHONE", "SOURCE"];
const E_MAIL = HEADER.indexOf("E-MAIL");

/** An aligned table for a terminal. Times are UTC. */
export const table: Export = {
  head: toLine(HEADER, WIDTHS),
  line: (lead) => {
    const cells = toRow(lead).map(printable);
    return toLine(
      cells.map((cell, column) => (column === E_MAIL ? cell : cut(cell, WIDTHS[column] ?? 0))),
      WIDTHS,
    );
  },
  ifEmpty: "No leads yet.\n",
};

/** Writes the leads that have not reached the webhook, without personal data. */
export function undeliveredToTable(messages: readonly Undelivered[]): string {
  if (messages.length === 0) return "Every lead has been delivered.\n";
  const rows = messages.map(({ id, receivedAt, attempts, lastError, nextAttemptAt }) => [
    id,
    minute(receivedAt),
    String(attempts),
    nextAttemptAt === null ? "never" : minute(nextAttemptAt),
    lastError ?? "",
  ]);
  rows.unshift(["ID", "RECEIVED", "ATTEMPTS", "NEXT", "LAST ERROR"]);
  return rows.map((row) => toLine(row, UNDELIVERED_WIDTHS)).join("");
}

const minute = (time: string): string => time.slice(0, 16).replace("T", " ");

function toRow({ receivedAt, requestType, lead }: StoredLead): string[] {
  const { utm_source: source } = lead.other_details.utm_params;
  return [
    minute(receivedAt),
    lead.is_test_session ? "TEST" : "",
    requestType,
    lead.other_details.user_name,
    lead.company_email,
    lead.company_name,
    `${lead.phone.prefix} ${lead.phone.number}`,
    typeof source === "string" ? source : "",
  ];
}

function toLine(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map(
    (cell, column) => cell + " ".repeat(Math.max(0, (widths[column] ?? 0) - lengthOf(cell))),
  );
  return `${cells.join("  ").trimEnd()}\n`;
}

/** Removes control characters, which visitors could use to control the terminal. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

function cut(text: string, width: number): string {
  return lengthOf(text) <= width
    ? text
    : `${Array.from(text)
        .slice(0, width - 1)
        .join("")}…`;
}

function lengthOf(cell: string): number {
  return Array.from(cell).length;
}
