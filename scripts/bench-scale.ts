import { loadavg } from "node:os";
import path from "node:path";
import { budgets } from "./bench-scale/budgets";
import { readSizes } from "./bench-scale/options";
import { buildTable, searchTable, stepsList, visitorTable } from "./bench-scale/report";
import { measureSize, type SizeFigures } from "./bench-scale/size-figures";
import { table } from "./bench/table";
import { runMain } from "./lib/main";
import { SetupError } from "./lib/ports";
import { withCopy } from "./lib/project-copy";

/** Milliseconds in which all of it has to be done, and a further share for each entry. */
const MOST_TIME = 600_000;
const MOST_TIME_AN_ENTRY = 200;

/** Aborts when the time is up, and when this is told to stop. */
function stopSignal(entries: number): AbortSignal {
  const stopped = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => stopped.abort());
  }
  const limit = AbortSignal.timeout(MOST_TIME + entries * MOST_TIME_AN_ENTRY);
  return AbortSignal.any([stopped.signal, limit]);
}

async function measureAll(copy: string, sizes: readonly number[]): Promise<SizeFigures[]> {
  const stop = stopSignal(sizes.reduce((sum, size) => sum + size, 0));
  const figures: SizeFigures[] = [];
  for (const entries of sizes) {
    const own = await measureSize(copy, { had: figures.at(-1)?.entries ?? 0, entries, stop });
    figures.push(own);
    console.log(`\n${buildTable([own])}`);
  }
  return figures;
}

/** `npm run bench:scale`: how builds and pages grow with the number of entries, against budgets. */
runMain(async () => {
  if (process.platform !== "linux") {
    throw new SetupError("The figures of processes are read from /proc; run this on Linux.");
  }
  const sizes = readSizes(process.argv.slice(2));
  const load = loadavg()[0]?.toFixed(1) ?? "";
  const figures = await withCopy(path.dirname(__dirname), (copy) => measureAll(copy, sizes));
  const [smallest, largest] = [figures.at(0), figures.at(-1)];
  if (smallest === undefined || largest === undefined) throw new Error("Nothing was measured.");
  const lines = budgets(smallest, largest);
  const rows = lines.map(({ name, most, is, isBroken }) => [
    name,
    most,
    is,
    isBroken ? "broken" : "kept",
  ]);
  const tables = [
    buildTable(figures),
    visitorTable(figures),
    searchTable(figures),
    stepsList(figures),
  ];
  console.log(`\nLoad of the machine before: ${load}\n\n${tables.join("\n\n")}`);
  console.log(`\n${table(["budget", "most", "is", ""], rows)}`);
  return lines.some(({ isBroken }) => isBroken) ? 1 : 0;
});
