import { expect, test } from "@jest/globals";
import { commitDays, exitCode, formatReport, reportContent } from "./content-report";

const none = new Map<string, string>();
const report = (data: object, commits: ReadonlyMap<string, string> = none) =>
  reportContent([{ file: "content/a.mdx", data }], commits, "2026-03-01");

test("samples are listed, also inside other entries", () => {
  const systems = [{ name: "A", sample: true }, { name: "B" }, { name: "C", sample: true }];
  const entries = [
    { file: "content/a.mdx", data: { title: "A", sample: true } },
    { file: "content/b.mdx", data: { title: "B", sample: false } },
    { file: "content/c.mdx", data: { directory: { groups: [{ systems }] } } },
    {
      file: "content/d.mdx",
      data: {},
      body: [{ component: "Section", children: [{ component: "Quote", props: { sample: true } }] }],
    },
  ];
  expect(reportContent(entries, none, "2026-03-01").samples).toEqual([
    { file: "content/a.mdx", parts: 0 },
    { file: "content/c.mdx", parts: 2 },
    { file: "content/d.mdx", parts: 1 },
  ]);
});

test.each([
  ["a year and a day ago", { date: "2025-02-28" }, true],
  ["a year ago", { date: "2025-03-01" }, false],
  ["long ago, and updated since", { date: "2020-01-01", updated: "2026-01-01" }, false],
  ["without a date", {}, false],
])("an entry of %s", (_, data, isStale) => {
  expect(report(data).stale).toHaveLength(isStale ? 1 : 0);
});

test("a commit counts as a change, also for an entry without a date", () => {
  const old = new Map([["content/a.mdx", "2024-05-05"]]);
  expect(report({}, old).stale).toEqual([{ file: "content/a.mdx", day: "2024-05-05" }]);
  expect(report({ date: "2020-01-01" }, new Map([["content/a.mdx", "2026-02-01"]])).stale).toEqual(
    [],
  );
});

test("the oldest entry is listed first", () => {
  const entries = ["2024-02-02", "2023-01-01"].map((date) => ({ file: date, data: { date } }));
  const { stale } = reportContent(entries, none, "2026-03-01");
  expect(stale.map(({ day }) => day)).toEqual(["2023-01-01", "2024-02-02"]);
});

test("the git log gives the day of the last commit of each file", () => {
  const log =
    "\0" + "2026-02-01\n\ncontent/a.mdx\n\0" + "2025-01-01\n\ncontent/a.mdx\ncontent/b.mdx\n";
  expect([...commitDays(log)]).toEqual([
    ["content/a.mdx", "2026-02-01"],
    ["content/b.mdx", "2025-01-01"],
  ]);
});

test("each file has its own line", () => {
  const samples = [
    { file: "content/a.mdx", parts: 0 },
    { file: "content/b.mdx", parts: 2 },
  ];
  const stale = [{ file: "content/c.mdx", day: "2024-05-05" }];
  expect(formatReport({ samples, stale }, false).split("\n")).toEqual([
    "Sample content: 2 files. Replace it before you go live.",
    "  content/a.mdx",
    "  content/b.mdx (2 samples inside)",
    "",
    "Not changed for a year: 1 files.",
    "  content/c.mdx: last change on 2024-05-05",
  ]);
});

test("a shallow clone gets a hint, because its history is incomplete", () => {
  const empty = { samples: [], stale: [] };
  expect(formatReport(empty, true)).toContain("git fetch --unshallow");
  expect(formatReport(empty, false)).not.toContain("shallow");
});

test("with --strict the report fails while a sample is left", () => {
  const samples = [{ file: "content/a.mdx", parts: 0 }];
  expect(exitCode({ samples, stale: [] }, true)).toBe(1);
  expect(exitCode({ samples: [], stale: [{ file: "a", day: "2020-01-01" }] }, true)).toBe(0);
  expect(exitCode({ samples, stale: [] }, false)).toBe(0);
});
