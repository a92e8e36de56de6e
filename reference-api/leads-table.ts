import type { Export } from "./lead-export";
import type { StoredLead } from "./stores/leads";
import type { Undelivered } from "./stores/outbox";

const HEADER = ["RECEIVED", "TEST", "TYPE", "NAME", "E-MAIL", "COMPANY", "PHONE", "SOURCE"];

/** In characters. E-mail addresses are never cut, because a cut one is useless. */
const MAX_CELL = 32;

/** An aligned table for a terminal. Times are UTC. */
export function table(): Export {
  const widths = HEADER.map(lengthOf);
  let isEmpty = true;
  return {
    measure: (lead) => {
      isEmpty = false;
      widen(widths, toRow(lead));
    },
    head: () => (isEmpty ? "No leads yet.\n" : toLine(HEADER, widths)),
    line: (lead) => toLine(toRow(lead), widths),
  };
}

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
  const widths: number[] = [];
  for (const row of rows) widen(widths, row);
  return rows.map((row) => toLine(row, widths)).join("");
}

function widen(widths: number[], row: readonly string[]): void {
  row.forEach((cell, column) => {
    widths[column] = Math.max(widths[column] ?? 0, lengthOf(cell));
  });
}

const minute = (time: string): string => time.slice(0, 16).replace("T", " ");

function toRow({ receivedAt, requestType, lead }: StoredLead): string[] {
  const { utm_source: source } = lead.other_details.utm_params;
  return [
    minute(receivedAt),
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
  return `${cells.join("  ").trimEnd()}\n`;
}

/** Removes control characters, which visitors could use to control the terminal. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

function cut(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= MAX_CELL) return text;
  return `${characters.slice(0, MAX_CELL - 1).join("")}…`;
}

const lengthOf = (cell: string): number => Array.from(cell).length;
