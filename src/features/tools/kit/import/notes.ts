import { parseNumber } from "../read-number";
import { homeCurrency, isHome, textIn, type ToolRegion } from "../region";
import { showCount } from "../show";
import { labelOf, startOf } from "../state";
import { hasLimit } from "./ranges";
import type { ReadList } from "./read-list";
import { rowNameOf, type ImportTarget, type Typed } from "./target";
import { linesFor } from "./uses";

/** Amounts for the whole quantity without a currency, of records whose prices are in another: `Freight of Hebei`. */
function amountsBeside({ lines, records, currencies }: ReadList, region: ToolRegion) {
  const totals = linesFor(lines, ({ measure }) => measure === "total");
  return totals.flatMap(({ label, values }) =>
    records.flatMap((record, index) => {
      const { text = "", problem = null, currencies: own = [] } = values[index] ?? {};
      const isBare = own.length === 0 && problem === null && parseNumber(text)?.gt(0) === true;
      return isBare && !isHome(currencies[index] ?? "", region) ? [`${label} of ${record}`] : [];
    }),
  );
}

/** A sentence about some things; none if there are none. */
const about = (things: readonly string[], sentence: (list: string) => string) =>
  things.length === 0 ? [] : [sentence(things.join(", "))];

/** A sentence on what the tool has no room for; none if it has. */
const cutNote = (count: number, most: number, names: string) =>
  count > most ? [`The tool takes ${most} ${names}. The last ${count - most} are left out.`] : [];

/** Sentences about what is cut, missing or assumed. */
export function notesOf(read: ReadList, region: ToolRegion): readonly string[] {
  const { target, slots, lines, count, records, isOwn } = read;
  const { tool, list, added = "", implied = [] } = target;
  const name = rowNameOf(target).toLowerCase();
  const addedLines = linesFor(lines, ({ kind }) => kind === "added");
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
  // Such as `No limit`, which a record without one has.
  const lackLimits = missing.some(({ field }) => /\p{L}/u.test(field.placeholder ?? ""));
  const limits =
    target.ranges === undefined || isOwn || !lackLimits ? [] : records.filter(hasLimit);
  const repeated = new Set(records.filter((own, at) => records.indexOf(own) !== at));
  const home = homeCurrency[region];
  return [
    ...about(
      [...repeated],
      (names) => `In more than one row: ${names}. To compare one item, import its rows alone.`,
    ),
    ...about(
      limits,
      (names) => `Limits in names aren’t read: ${names}. Put them in a column of their own.`,
    ),
    ...about(
      amountsBeside(read, region),
      (amounts) => `Amounts that name no currency count in ${home}: ${amounts}.`,
    ),
    ...cutNote(count, tool.lists[list]?.most ?? 0, `${name}s`),
    ...cutNote(addedLines.length, tool.lists[added]?.most ?? 0, "added costs"),
    ...about(needed, (labels) => `Not in the file: ${labels}. Fill it in for each ${name}.`),
    ...about(assumed, (labels) => `Not in the file, so the tool starts with ${labels}. Check it.`),
  ];
}

/** A sentence on what is bought, if the file says it outside its table. */
export function foundNote(found: Typed, { tool }: ImportTarget, region: ToolRegion) {
  const filled = Object.entries(found).filter(([, text]) => text !== "");
  const texts = filled.map(([key, text]) => {
    const label = textIn(tool.fields[key]?.label ?? key, region);
    return `${label.toLowerCase()} “${text}”`;
  });
  return about(texts, (list) => `Also found: ${list}.`);
}

/** A sentence on another list of an export. */
export const otherNote = ({ target, count }: ReadList) =>
  `Also in the file: ${showCount(count, rowNameOf(target).toLowerCase())}.`;
