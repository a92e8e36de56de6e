import { table } from "../bench/table";
import type { BuildFigures } from "./measured-build";
import type { SizeFigures } from "./size-figures";

const SLOWEST = 6;

const seconds = (value: number) => `${value.toFixed(1)} s`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const kilobytes = (bytes: number) => `${(bytes / 1e3).toFixed(1)} KB`;

/** Builds of each size: time, processor time, memory and output. */
export function buildTable(sizes: readonly SizeFigures[]): string {
  const rows = sizes.flatMap(({ entries, cold, warm, output }) => [
    [
      `${entries}, cold`,
      seconds(cold.wall),
      seconds(cold.cpu),
      megabytes(cold.memory),
      megabytes(output.bytes),
      String(output.files),
    ],
    [`${entries}, one edit`, seconds(warm.wall), seconds(warm.cpu), megabytes(warm.memory), "", ""],
  ]);
  return table(["build", "wall", "CPU", "peak memory", "output", "files"], rows);
}

/** What a visitor of a page gets at each size. */
export function visitorTable(sizes: readonly SizeFigures[]): string {
  const pages = [...(sizes[0]?.visitor.keys() ?? [])];
  const rows = pages.map((page) => [
    page,
    ...sizes.map(({ visitor }) => kilobytes(visitor.get(page) ?? 0)),
  ]);
  return table(["visitor gets", ...sizes.map(({ entries }) => String(entries))], rows);
}

/** What searching costs at each size. */
export function searchTable(sizes: readonly SizeFigures[]): string {
  const rows = sizes.map(({ entries, search }) => [
    String(entries),
    kilobytes(search.bytes),
    kilobytes(search.compressed),
    milliseconds(search.opening),
    milliseconds(search.keystroke.middle),
    milliseconds(search.keystroke.slowest),
  ]);
  const head = ["search", "index", "with brotli", "opened in", "keystroke", "slowest"];
  return table(head, rows);
}

function stepsOf(name: string, { steps }: BuildFigures): string {
  const slowest = steps.slice(0, SLOWEST).map((step) => `${step.name} ${seconds(step.seconds)}`);
  return `${name}: ${slowest.join(", ")}`;
}

/** The slowest steps of every build. */
export function stepsList(sizes: readonly SizeFigures[]): string {
  return sizes
    .flatMap(({ entries, cold, warm }) => [
      stepsOf(`${entries}, cold`, cold),
      stepsOf(`${entries}, one edit`, warm),
    ])
    .join("\n");
}
