import { expect, test } from "@jest/globals";
import { commitDays, formatReport, reportContent } from "./content-report";

const none = new Map<string, string>();
const report = (data: object, commits: ReadonlyMap<string, string> = none) =>
  reportContent([{ file: "content/a.mdx", data }], commits, "2026-03-01");

test("samples are named, and how much is marked inside of what is no sample itself", () => {
  const systems = [{ name: "A", sample: true }, { name: "B" }, { name: "C", sample: true }];
  const entries = [
    { file: "content/a.mdx", data: { title: "A", sample: true } },
    { file: "content/b.mdx", data: { title: "B", sample: false } },
    { file: "content/c.mdx", data: { directory: { groups: [{ systems }] } } },
  ];
  expect(reportContent(entries, none, "2026-03-01").samples).toEqual([
    { file: "content/a.mdx", parts: 0 },
    { file: "content/c.mdx", parts: 2 },
  ]);
});

test.each([
  ["a year and a day ago", { date: "2025-02-28" }, true],
  ["a year ago", { date: "2025-03-01" }, false],
  ["long ago, and updated since", { date: "2020-01-01", updated: "2026-01-01" }, false],
  ["at a time that nothing tells", {}, false],
])("an entry of %s", (_, data, isStale) => {
  expect(report(data).stale).toHaveLength(isStale ? 1 : 0);
});

test("a commit counts as a touch, and is the only one where the entry has no date", () => {
  const old = new Map([["content/a.mdx", "2024-05-05"]]);
  expect(report({}, old).stale).toEqual([{ file: "content/a.mdx", day: "2024-05-05" }]);
  expect(report({ date: "2020-01-01" }, new Map([["content/a.mdx", "2026-02-01"]])).stale).toEqual(
    [],
  );
});

test("the oldest is named first", () => {
  const entries = ["2024-02-02", "2023-01-01"].map((date) => ({ file: date, data: { date } }));
  const { stale } = reportContent(entries, none, "2026-03-01");
  expect(stale.map(({ day }) => day)).toEqual(["2023-01-01", "2024-02-02"]);
});

test("git's log gives each file the day of its last commit", () => {
  const log =
    "\0" + "2026-02-01\n\ncontent/a.mdx\n\0" + "2025-01-01\n\ncontent/a.mdx\ncontent/b.mdx\n";
  expect([...commitDays(log)]).toEqual([
    ["content/a.mdx", "2026-02-01"],
    ["content/b.mdx", "2025-01-01"],
  ]);
});

test("each file stands on a line of its own, with what is to be done about it", () => {
  const samples = [
    { file: "content/a.mdx", parts: 0 },
    { file: "content/b.mdx", parts: 2 },
  ];
  const stale = [{ file: "content/c.mdx", day: "2024-05-05" }];
  expect(formatReport({ samples, stale }, false).split("\n")).toEqual([
    "Sample content: 2 files. Replace what is invented before going live.",
    "  content/a.mdx",
    "  content/b.mdx (2 marked inside)",
    "",
    "Not touched for a year: 1 files.",
    "  content/c.mdx: last on 2024-05-05",
  ]);
});

test("a shallow clone is told, since its history begins late", () => {
  const empty = { samples: [], stale: [] };
  expect(formatReport(empty, true)).toContain("git fetch --unshallow");
  expect(formatReport(empty, false)).not.toContain("shallow");
});
