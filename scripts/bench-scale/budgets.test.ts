import { expect, test } from "@jest/globals";
import { budgets } from "./budgets";
import type { SizeFigures } from "./size-figures";

const build = (seconds: number, memory = 1e9) => ({
  wall: seconds,
  cpu: seconds,
  memory,
  steps: [],
});

const search = (compressed: number, slowest: number) => ({
  bytes: 1,
  compressed,
  opening: 1,
  keystroke: { middle: 1, slowest },
});

const figures = (entries: number, changes: Partial<SizeFigures> = {}): SizeFigures => ({
  entries,
  cold: build(10),
  warm: build(2),
  output: { bytes: 1, files: 1 },
  visitor: new Map([["home", 1000]]),
  search: search(1, 1),
  ...changes,
});

const broken = (smallest: SizeFigures, largest: SizeFigures) =>
  budgets(smallest, largest)
    .filter(({ isBroken }) => isBroken)
    .map(({ name, is }) => `${name}: ${is}`);

test("figures within the budgets break none, and those at their edge neither", () => {
  expect(broken(figures(500), figures(5000))).toEqual([]);
  const edge = figures(5000, {
    cold: build(25, 1.5e9),
    warm: build(5),
    visitor: new Map([["home", 1019]]),
    search: search(600_000, 50),
  });
  expect(broken(figures(500), edge)).toEqual([]);
  expect(broken(figures(500), figures(5000, { visitor: new Map([["home", 900]]) }))).toEqual([]);
});

test.each([
  [{ cold: build(25.1) }, ["time of a cold build", "processor time of a cold build"]],
  [{ warm: build(2.1) }, ["time after one edit", "processor time after one edit"]],
  [{ warm: build(2, 1.51e9) }, ["peak memory"]],
  [{ visitor: new Map([["home", 1021]]) }, ["bytes of a visitor of home"]],
  [{ search: search(600_001, 50) }, ["search index with brotli"]],
  [{ search: search(1, 50.1) }, ["slowest keystroke of a search"]],
])("what is over its budget breaks it: %o", (changes, names) => {
  const lines = broken(figures(500), figures(5000, changes));
  expect(lines).toEqual(names.map((name) => expect.stringContaining(name) as unknown));
});

test("budgets of time hold for ten times the entries alone", () => {
  expect(broken(figures(500), figures(2000, { cold: build(99), warm: build(99) }))).toEqual([]);
});
