import type { ToolRegion } from "../region";
import { RESULT, type SheetRow } from "../sheet";
import { isFilled, textOf, type Rows } from "./cell";
import { layoutBelowHeadings, layoutOf, type Layout } from "./layout";
import { readHeading } from "./heading";
import { namesIn, once, type Names } from "./names";
import type { Table } from "./source";
import type { ImportTarget } from "./target";

/** A table with its lines. */
export interface FoundTable {
  readonly table: Table;
  readonly layout: Layout;
  /** The lines for the tool's other lists; none if the tool didn't write it. */
  readonly others: readonly Layout[];
}

/** A table with whether another one of the file has figures for several fields, too. */
interface BestTable extends FoundTable {
  readonly hasRival: boolean;
}

/** How many fields of the list a row has as headings: several, or the only one. */
function headingsIn(row: SheetRow, { slots, of }: Names): number {
  const filled = row.filter(isFilled);
  const named = filled.filter((cell) => of(cell).field !== undefined).length;
  const isOnly = slots.filter(({ kind }) => kind === "record").length === 1 && filled.length === 1;
  return named > 1 || isOnly ? named : 0;
}

/**
 * The rows for each list, as an export has them: from the list's headings up to the next. Those of the first
 * list start with the table; others without headings have none.
 */
function sectionsOf(table: Rows, lists: readonly Names[]) {
  const seen = new Set<string>();
  // A new page repeats the headings.
  const isRepeated = (row: SheetRow) => {
    const text = row.map(textOf).join("\t");
    const isSeen = seen.has(text);
    if (lists.some((names) => headingsIn(row, names) > 1)) seen.add(text);
    return isSeen;
  };
  // Results have headings too, such as suppliers with the names of fields.
  const rows = table.filter((row) => !textOf(row[0]).startsWith(RESULT) && !isRepeated(row));
  const heads = rows.flatMap((row, at) => {
    const counts = lists.map((names) => headingsIn(row, names));
    const most = Math.max(...counts);
    return most > 0 ? [{ at, list: counts.indexOf(most) }] : [];
  });
  return lists.map((_, list) => {
    const own = heads.findIndex((head) => head.list === list);
    const start = list === 0 ? 0 : (heads[own]?.at ?? rows.length);
    return rows.slice(start, heads[own + 1]?.at);
  });
}

function findIn(table: Table, target: ImportTarget, region: ToolRegion): FoundTable {
  const { tool, list, added } = target;
  const headingOf = once(readHeading);
  const keys = Object.keys(tool.lists).filter((key) => key !== list);
  const main = namesIn(table, target, region, headingOf);
  const others = keys.map((key) => namesIn(table, { tool, list: key }, region, headingOf));
  const [section = [], ...sections] = sectionsOf(table.rows, [main, ...others]);
  const layout = layoutOf(section, main);
  const parts = others.map((names, at) => layoutBelowHeadings(sections[at] ?? [], names));
  const isListed = (part: Layout) => layout.isOwn && part.target.list !== added;
  return { table, layout, others: parts.filter(isListed) };
}

/** The table in which most fields are recognized. */
export function bestTable(
  tables: readonly Table[],
  target: ImportTarget,
  region: ToolRegion,
): BestTable {
  const known = ({ layout: { lines } }: FoundTable) =>
    new Set(lines.flatMap(({ matches }) => matches)).size;
  const found = tables.map((table) => findIn(table, target, region));
  const most = Math.max(...found.map(known));
  const nothing: Table = { rows: [], hasSemicolons: false };
  const best = found.find((own) => known(own) === most) ?? findIn(nothing, target, region);
  const hasRival = found.some((own) => own !== best && own.layout.count > 0 && known(own) > 1);
  return { ...best, hasRival };
}
