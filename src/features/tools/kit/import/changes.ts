import { parseNumber } from "../read-number";
import type { ToolRegion } from "../region";
import { showTyped } from "../show";
import type { Range } from "./ranges";
import type { ReadList } from "./read-list";
import type { Changes } from "./target";
import type { Value } from "./value";

/** The lowest amount above 0 of some values, since `-` is no quotation; else their first text. */
function leastOf(values: readonly Value[]): string {
  const amounts = values.flatMap(({ text }) => {
    const amount = parseNumber(text);
    return amount?.gt(0) === true ? [{ text, amount }] : [];
  });
  const [least] = amounts.sort((one, other) => one.amount.cmp(other.amount));
  return least?.text ?? values[0]?.text ?? "";
}

/** What the cells of a record give for its row. */
function rowOf({ target, slots, lines, currencies }: ReadList, index: number) {
  const { added, implied: rules = [] } = target;
  const row: Record<string, string> = {};
  const texts: Record<string, string[]> = added === undefined ? {} : { [added]: [] };
  let instead = "";
  for (const { use, values } of lines) {
    const { text = "", implied = null } = values[index] ?? {};
    if (implied !== null) instead = implied;
    if (use.kind === "added") texts[added ?? ""]?.push(text);
    if (use.kind !== "record") continue;
    if (use.position === null) row[use.key] = text;
    else (texts[use.key] ??= [])[use.position] = text;
  }
  const currency = slots.find(({ role }) => role === "currency");
  if (currency !== undefined) row[currency.key] = currencies[index] ?? "";
  for (const { key, value, by, isWrittenInstead } of rules) {
    const isFilled = by.some((own) => !["", "0", undefined].includes(row[own]));
    const implied = isWrittenInstead === true && instead !== "" ? instead : isFilled ? value : "";
    if ((row[key] ?? "") === "" && implied !== "") row[key] = implied;
  }
  return { ...row, ...texts };
}

const rangeRow = ({ above, upTo }: Range, region: ToolRegion) => ({
  above: above.eq(0) ? "" : showTyped(above.toNumber(), region),
  upTo: upTo === null ? "" : showTyped(upTo.toNumber(), region),
});

/** What the lines of a list change in the state. */
export function changesOf(read: ReadList, region: ToolRegion): Changes {
  const { target, lines, count } = read;
  const { tool, list, added, ranges } = target;
  const settings = lines.flatMap(({ use, values }) =>
    use.kind === "setting" ? [[use.key, leastOf(values)] as const] : [],
  );
  const extras = lines.flatMap(({ use, name }) =>
    use.kind === "added" ? [{ label: name, basis: use.key }] : [],
  );
  const isList = extras.length > 0 || lines.some(({ use }) => use.kind === "record");
  const taken = Math.min(count, tool.lists[list]?.most ?? 0);
  const rows = Array.from({ length: taken }, (_, index) => rowOf(read, index));
  const found = lines.flatMap(({ range }) => (range === null ? [] : [rangeRow(range, region)]));
  return {
    ...Object.fromEntries(settings),
    ...(ranges !== undefined && found.length > 0 ? { [ranges.list]: found } : {}),
    ...(isList ? { [list]: rows } : {}),
    ...(isList && added !== undefined ? { [added]: extras } : {}),
  };
}
