import type { ToolRegion } from "../region";
import { RESULT, type SheetCell } from "../sheet";
import { readHeading, type Heading } from "./heading";
import type { Table } from "./source";
import { namesIn, type ImportTarget } from "./target";

type Rows = Table["rows"];

/** The text of a cell; none for a number. */
export const textOf = (cell: SheetCell | undefined) => (typeof cell === "string" ? cell : "");

/** Whether there is something in a cell. */
export const isFilled = (cell: SheetCell | undefined) => cell !== undefined && cell !== "";

/** The paths of the fields, with those of one list, that a cell names. */
export type PathsOf = (cell: SheetCell | undefined, list: string) => readonly string[];

/** Reads each text once. */
export function pathsIn(target: ImportTarget, region: ToolRegion): PathsOf {
  const names = new Map(
    Object.keys(target.tool.lists).map((list) => [list, namesIn({ ...target, list }, region)]),
  );
  const known = new Map<string, Heading>();
  return (cell, list) => {
    const text = textOf(cell);
    const heading = known.get(text) ?? readHeading(text);
    known.set(text, heading);
    const exact = heading.names.find((name) => names.get(list)?.has(name));
    return names.get(list)?.get(exact ?? "") ?? [];
  };
}

/** The rows for the target's list: up to the headings of another list, as exports have them. */
export function partOf(table: Rows, { tool, list, isPart }: ImportTarget, pathsOf: PathsOf): Rows {
  const lists = [list, ...Object.keys(tool.lists).filter((key) => key !== list)];
  // Results have headings too, such as suppliers with the names of fields.
  const rows = table.filter((row) => !textOf(row[0]).startsWith(RESULT));
  const owners = rows.map((row) => {
    const filled = row.filter(isFilled);
    const counts = lists.map((key) => {
      const isNamed = (cell: SheetCell) =>
        pathsOf(cell, key).some((path) => path.startsWith(`${key}.`));
      const named = filled.filter(isNamed).length;
      const isOnly = Object.keys(tool.lists[key]?.fields ?? {}).length === 1 && filled.length === 1;
      return named > 1 || isOnly ? named : 0;
    });
    const most = Math.max(...counts);
    return most > 0 ? (lists[counts.indexOf(most)] ?? null) : null;
  });
  const own = owners.indexOf(list);
  const next = owners.findIndex((owner, at) => at > own && owner !== null);
  if (isPart === true && own === -1) return [];
  return rows.slice(isPart === true ? own : 0, next === -1 ? rows.length : next);
}
