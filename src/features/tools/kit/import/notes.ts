import { parseNumber } from "../read-number";
import { homeCurrency, isHome, type ToolRegion } from "../region";
import { labelOf, startOf } from "../state";
import { hasLimit } from "./ranges";
import type { ReadList } from "./read-list";
import { rowNameOf } from "./target";
import { slotOf } from "./uses";

/** Amounts for the whole quantity without a currency, of records whose prices are in another: `Freight of Hebei`. */
const amountsBeside = ({ lines, records, currencies }: ReadList, region: ToolRegion) =>
  lines
    .flatMap((line) =>
      slotOf(line)?.measure !== "total"
        ? []
        : records.flatMap((record, index) => {
            const { text = "", problem = null, currencies: own = [] } = line.values[index] ?? {};
            const isBare =
              own.length === 0 && problem === null && parseNumber(text)?.gt(0) === true;
            return !isHome(currencies[index] ?? "", region) && isBare
              ? [`${line.label} of ${record}`]
              : [];
          }),
    )
    .join(", ");

/** Sentences about what is cut, missing or assumed. */
export function notesOf(read: ReadList, region: ToolRegion): readonly string[] {
  const { target, slots, lines, count, records, isOwn } = read;
  const { tool, list, added = "", implied = [] } = target;
  const most = tool.lists[list]?.most ?? 0;
  const name = rowNameOf(target).toLowerCase();
  const mostAdded = tool.lists[added]?.most ?? 0;
  const countAdded = lines.filter(({ use }) => use.kind === "added").length;
  // A line that waits for a choice may be any field.
  const isOpen = lines.some(({ use }) => use.kind === "undecided");
  const isUsed = (own: string) =>
    isOpen || lines.some(({ use }) => use.kind === "record" && use.key === own);
  const missing = slots.filter(({ kind, key }) => count > 0 && kind === "record" && !isUsed(key));
  const needed = missing.flatMap(({ label, field }) =>
    field.kind === "number" && field.group === undefined && field.rule.whenEmpty === undefined
      ? [label]
      : [],
  );
  const assumed = missing.flatMap(({ key, label, field }) => {
    if (field.kind !== "choice") return [];
    const rule = implied.find((own) => own.key === key);
    if (rule?.by.some(isUsed) === true) return [rule.note];
    return field.group === undefined ? [`${label}: ${labelOf(field, startOf(field), region)}`] : [];
  });
  const limits = target.ranges === undefined || isOwn ? [] : records.filter(hasLimit);
  const repeated = new Set(records.filter((own, at) => records.indexOf(own) !== at));
  const foreign = amountsBeside(read, region);
  return [
    repeated.size > 0
      ? `In more than one row: ${[...repeated].join(", ")}. To compare one item, import its rows alone.`
      : "",
    limits.length > 0
      ? `Limits in names aren’t read: ${limits.join("; ")}. Put them in a column of their own.`
      : "",
    foreign === ""
      ? ""
      : `Amounts that name no currency count in ${homeCurrency[region]}: ${foreign}.`,
    count > most ? `The tool takes ${most} ${name}s. The last ${count - most} are left out.` : "",
    countAdded > mostAdded
      ? `The tool takes ${mostAdded} added costs. The last ${countAdded - mostAdded} are left out.`
      : "",
    needed.length > 0 ? `Not in the file: ${needed.join(", ")}. Fill it in for each ${name}.` : "",
    assumed.length > 0
      ? `Not in the file, so the tool starts with ${assumed.join(", ")}. Check it.`
      : "",
  ].filter((note) => note !== "");
}
