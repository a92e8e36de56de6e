/** What a spreadsheet may run as a formula, also behind white space; wide forms count as well. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@]|^[\t\r\n]/u;

/**
 * Writes rows as CSV (RFC 4180: CRLF, every cell quoted). Cells that a spreadsheet could run are
 * defused by an apostrophe in front, and NUL, at which many readers stop, becomes U+FFFD.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  const harmless = FORMULA.test(text.normalize("NFKC")) ? `'${text}` : text;
  return `"${harmless.replaceAll("\0", "\uFFFD").replaceAll('"', '""')}"`;
}
