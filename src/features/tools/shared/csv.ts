/** Spreadsheets would run a cell that starts so as a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^[=+@\t\r]|^-(?![\d.,\s]*$)/u;

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a CSV file, with the mark that makes Excel read it as UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
}

/** Rows as spreadsheets take them from the clipboard. */
export function writeTabbed(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/gu, " ")).join("\t")).join("\n");
}

/** Tabs come from a copied range; a file has commas, or semicolons where the comma is the decimal sign. */
function separatorOf(text: string): string {
  if (text.includes("\t")) return "\t";
  const [line = ""] = text.split("\n", 1);
  return line.includes(";") && !line.includes(",") ? ";" : ",";
}

/**
 * The rows of a CSV file or of cells copied from a spreadsheet, without empty rows. Never throws: a
 * quote that isn't closed ends with the text.
 */
export function readTable(given: string): string[][] {
  const text = given.replace(/^\uFEFF/u, "").replaceAll(/\r\n?/gu, "\n");
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim().replace(/^'(?=[=+@-])/u, ""));
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.some((own) => own !== "")) rows.push(row);
    row = [];
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '"') {
      const isEscaped = isQuoted && text.charAt(index + 1) === '"';
      if (isEscaped) index += 1;
      if (isEscaped || (!isQuoted && cell.trim() !== "")) cell += '"';
      else isQuoted = !isQuoted;
    } else if (isQuoted || (character !== separator && character !== "\n")) cell += character;
    else if (character === separator) endCell();
    else endRow();
  }
  endRow();
  return rows;
}
