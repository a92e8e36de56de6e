import { parseNumber } from "../read-number";
import type { ToolRegion } from "../region";
import { showTyped } from "../show";
import type { Line } from "./named-table";
import type { Range } from "./ranges";
import type { Changes, ImportTarget, UseOption } from "./target";
import type { Use } from "./uses";
import type { Value } from "./value";

/** A line of the file with its use. */
export interface UsedLine {
  readonly line: Line;
  readonly use: Use;
  /** Null for a line that is left out or open. */
  readonly option: UseOption | null;
  /** Whether it belongs to no supplier. */
  readonly isOnce: boolean;
  /** The cells that count: one for a field that is there once. */
  readonly cells: Line["cells"];
}

/** A line whose cells were read. */
export interface ReadLine extends UsedLine {
  readonly values: readonly Value[];
}

/** Whether a path is that of a field outside the lists. */
export const isSetting = (path: string) => !path.includes(".");

/** The lowest amount of some values; their first text if none is an amount. */
function leastOf(values: readonly Value[]): string {
  const amounts = values.flatMap(({ text }) => {
    const amount = parseNumber(text);
    return amount === null ? [] : [{ text, amount }];
  });
  const [least] = amounts.sort((one, other) => one.amount.cmp(other.amount));
  return least?.text ?? values[0]?.text ?? "";
}

/** What a supplier's cells give for its row. */
function rowOf(
  lines: readonly ReadLine[],
  { list, added, implied: rules = [] }: ImportTarget,
  index: number,
  currency: string | undefined,
) {
  const row: Record<string, string> = {};
  const texts: Record<string, string[]> = added === undefined ? {} : { [added]: [] };
  let instead = "";
  for (const { use, values } of lines) {
    const [owner, key = "", position] = use.path.split(".");
    const { text = "", implied = null } = values[index] ?? {};
    if (implied !== null) instead = implied;
    if (owner === list && position === undefined) row[key] = text;
    else if (owner === list) (texts[key] ??= [])[Number(position)] = text;
    else if (owner === added) texts[owner ?? ""]?.push(text);
  }
  if (currency !== undefined) row.currency = currency;
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

/**
 * What the lines of a file change in the state.
 *
 * @param currencies One for each supplier that the tool takes; none for a list without currencies.
 */
export function changesOf(
  lines: readonly ReadLine[],
  target: ImportTarget,
  count: number,
  currencies: readonly string[],
  region: ToolRegion,
): Changes {
  const { list, added } = target;
  const settings = lines.flatMap(({ option, values }) =>
    option !== null && isSetting(option.path) ? [[option.path, leastOf(values)] as const] : [],
  );
  const extras = lines.flatMap(({ use: { path, label } }) =>
    added !== undefined && path.startsWith(`${added}.`)
      ? [{ label, basis: path.slice(added.length + 1) }]
      : [],
  );
  const isList =
    extras.length > 0 || lines.some(({ use: { path } }) => path.startsWith(`${list}.`));
  const rows = Array.from({ length: count }, (_, index) =>
    rowOf(lines, target, index, currencies[index]),
  );
  const ranges = lines.flatMap(({ line: { range } }) => (range === null ? [] : [range]));
  return {
    ...Object.fromEntries(settings),
    ...(target.ranges !== undefined && ranges.length > 0
      ? { [target.ranges.list]: ranges.map((range) => rangeRow(range, region)) }
      : {}),
    ...(isList ? { [list]: rows } : {}),
    ...(isList && added !== undefined ? { [added]: extras } : {}),
  };
}
