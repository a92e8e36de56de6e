import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { compressedSize, isIndex } from "../../src/build/search-index";
import { find } from "../../src/features/search/find";
import { openIndex } from "../../src/features/search/search-file";
import { median } from "../bench/statistics";

/** What visitors may type, from plain to awkward: with slips, of many words, of nothing known. */
export const queries = [
  "landed cost",
  "procurment of steel coil",
  "aution",
  "recieve",
  "what is the price per kilogram of castings",
  "Notes on lead time of bearings, lot 410",
  "zzzzzzzzqq xqxqxqxq",
] as const;

const SHOWN = 20;
const RUNS = 5;

/** Milliseconds of processor time so far: unlike the clock's, they are not what else the machine did. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What searching a site costs. Times are processor time in ms. */
export interface SearchFigures {
  readonly bytes: number;
  /** With brotli, as it is loaded. */
  readonly compressed: number;
  /** From the file's text to an index that can be searched. */
  readonly opening: number;
  /** A keystroke in the middle and the slowest of all. */
  readonly keystroke: { readonly middle: number; readonly slowest: number };
}

/** Everything that stands in the field while a query is typed. */
const typed = (query: string) => Array.from(query, (_, index) => query.slice(0, index + 1));

/**
 * Times every letter of `queries`. Each run begins with a fresh index, and of a letter its median over
 * the runs counts: the slowest of all would be the collector's.
 *
 * @param text An index, as it is written.
 */
export function searchFigures(text: string): SearchFigures {
  const openings: number[] = [];
  const letters = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run += 1) {
    const start = processorTime();
    const index = openIndex(JSON.parse(text));
    openings.push(processorTime() - start);
    for (const beginning of queries.flatMap(typed)) {
      const before = processorTime();
      find(index, beginning, SHOWN);
      letters.set(beginning, [...(letters.get(beginning) ?? []), processorTime() - before]);
    }
  }
  const times = [...letters.values()].map(median);
  return {
    bytes: Buffer.byteLength(text),
    compressed: compressedSize(text),
    opening: median(openings),
    keystroke: { middle: median(times), slowest: Math.max(...times) },
  };
}

/** The same of the index in a build's output. */
export async function searchFiguresOf(output: string): Promise<SearchFigures> {
  const folder = path.join(output, "static");
  const name = (await readdir(folder)).find(isIndex);
  if (name === undefined) throw new Error(`no search index in ${folder}`);
  return searchFigures(await readFile(path.join(folder, name), "utf8"));
}
