import { appendFile, rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { addEntries, fileOf } from "./bench-scale/content";
import { measuredBuild } from "./bench-scale/measured-build";
import { visitorBytes } from "./bench-scale/visitor-bytes";
import { runMain } from "./lib/main";
import { SetupError } from "./lib/setup-error";
import { withCopy } from "./lib/project-copy";
import { table } from "./lib/table";

const PAGES = ["/", "/blog/", "/case-study/", "/glossary/"];
const EDIT = "\nThis sentence was added later.\n";

type SizeFigures = Awaited<ReturnType<typeof measureSize>>;

/** What the site takes with a number of added entries: two builds, and the bytes of each of `PAGES`. */
async function measureSize(project: string, present: number, entries: number) {
  await addEntries(path.join(project, "content"), present, entries);
  for (const folder of [".cache", "public"]) {
    await rm(path.join(project, folder), { recursive: true, force: true });
  }
  console.log(`${entries} entries: clean build`);
  const cold = await measuredBuild(project);
  const visitor = await Promise.all(
    PAGES.map(async (page) => visitorBytes(path.join(project, "public"), page)),
  );
  console.log(`${entries} entries: build after one edit`);
  await appendFile(path.join(project, "content", fileOf(Math.floor(entries / 20) * 10)), EDIT);
  return { entries, cold, warm: await measuredBuild(project), visitor };
}

async function measureAll(sizes: readonly number[]): Promise<SizeFigures[]> {
  return withCopy(process.cwd(), async (project) => {
    const figures: SizeFigures[] = [];
    for (const size of sizes) {
      figures.push(await measureSize(project, figures.at(-1)?.entries ?? 0, size));
    }
    return figures;
  });
}

/** Budgets for a site of ten times the entries: what is measured, its maximum, and its value. */
function budgets(small: SizeFigures, large: SizeFigures): (readonly [string, number, number])[] {
  return [
    ["clean build, times the small site's", 2.5, large.cold.seconds / small.cold.seconds],
    [
      "build after one edit, % of a clean build",
      20,
      (100 * large.warm.seconds) / large.cold.seconds,
    ],
    ["peak memory, GB", 1.5, Math.max(large.cold.memory, large.warm.memory) / 1e9],
    ...PAGES.map((page, index) => {
      const growth = (large.visitor[index] ?? 0) / (small.visitor[index] ?? 1) - 1;
      return [`more bytes for a visitor of ${page}, %`, 2, 100 * growth] as const;
    }),
  ];
}

/** `npm run bench:scale`: how build time, memory and pages grow from 500 to 5,000 entries. */
runMain(async () => {
  if (process.platform !== "linux") throw new SetupError("Memory is read from /proc: use Linux.");
  const { values } = parseArgs({ options: { sizes: { type: "string", default: "500,5000" } } });
  const figures = await measureAll(values.sizes.split(",").map(Number));
  const [small, large] = [figures.at(0), figures.at(-1)];
  if (small === undefined || large === undefined)
    throw new SetupError("Give sizes: --sizes=500,5000");
  const builds = figures.map(({ entries, cold, warm, visitor }) => [
    String(entries),
    cold.seconds.toFixed(1),
    warm.seconds.toFixed(1),
    (Math.max(cold.memory, warm.memory) / 1e9).toFixed(2),
    ...visitor.map((bytes) => (bytes / 1e3).toFixed(1)),
  ]);
  const rows = budgets(small, large).map(([name, most, is]) => [
    name,
    String(most),
    `${is.toFixed(2)}${is > most ? " !" : ""}`,
  ]);
  const head = ["entries", "clean s", "edit s", "memory GB", ...PAGES.map((page) => `${page} KB`)];
  console.log(`\n${table(head, builds)}\n\n${table(["budget", "max", "is"], rows)}`);
  return rows.some(([, , is = ""]) => is.endsWith("!")) ? 1 : 0;
});
