import { expect, test } from "@jest/globals";
import Big from "big.js";
import fc from "fast-check";
import { approvalChain } from "./chain";
import { findWeaknesses, scopesOf, type Finding } from "./findings";
import { band, bandLists, matrix, roles } from "./testing/matrices";

const find = (bands: typeof matrix.bands) => findWeaknesses({ ...matrix, bands });

const all = { category: null, department: null };

const plain = (findings: readonly Finding[]) => JSON.parse(JSON.stringify(findings)) as unknown;

test("a matrix whose bands meet at the limits has no weakness", () => {
  expect(findWeaknesses(matrix)).toEqual([]);
});

test("amounts that no band covers are a gap", () => {
  const bands = [band(0, 500_000, [2]), band(600_000, null, [6])];
  expect(plain(find(bands))).toEqual([
    { kind: "gap", range: { above: "500000", upTo: "600000" }, scopes: [all] },
  ]);
});

test("amounts above the last band are a gap without an upper end", () => {
  expect(plain(find([band(0, 500_000, [2])]))).toEqual([
    { kind: "gap", range: { above: "500000", upTo: null }, scopes: [all] },
  ]);
});

test("two bands that both apply are an overlap", () => {
  const bands = [band(0, 500_000, [2]), band(400_000, null, [6])];
  expect(plain(find(bands))).toEqual([
    { kind: "overlap", bands: [0, 1], range: { above: "400000", upTo: "500000" }, scopes: [all] },
  ]);
});

test("a band for a category beside one for all is no overlap; two of the same strength are", () => {
  const general = band(0, null, [6]);
  const steel = band(0, 100, [6], { category: "Steel" });
  const plant = band(0, 100, [6], { department: "Plant" });
  expect(find([general, steel])).toEqual([]);
  expect(plain(find([general, steel, plant]))).toEqual([
    {
      kind: "overlap",
      bands: [1, 2],
      range: { above: "0", upTo: "100" },
      scopes: [{ category: "Steel", department: "Plant" }],
    },
  ]);
});

test("a category without bands of its own, and none for all, is a gap", () => {
  expect(plain(find([band(0, null, [6], { category: "Steel" })]))).toEqual([
    { kind: "gap", range: { above: "0", upTo: null }, scopes: [all] },
  ]);
});

test("an approver whose limit is under the band, and a band without approver", () => {
  const bands = [band(0, 600_000, [2]), band(600_000, null, [])];
  expect(find(bands)).toEqual([
    { kind: "limit", band: 0, role: roles[2] },
    { kind: "no-approver", band: 1 },
  ]);
});

test("findings agree with what happens to each single amount", () => {
  fc.assert(
    fc.property(bandLists, (bands) => {
      const findings = find(bands);
      for (const scope of scopesOf(bands)) {
        // Half amounts fall between all whole ends; 25.5 is above every upper end.
        for (let half = 0.5; half < 26; half += 1) {
          const amount = new Big(half);
          const outcome = approvalChain({ ...matrix, bands }, { ...scope, amount, flags: [] });
          const kind = { "no-band": "gap", contradiction: "overlap" }[outcome.kind as string];
          const found = findings.find(
            (finding) =>
              (finding.kind === "gap" || finding.kind === "overlap") &&
              finding.scopes.some(
                ({ category, department }) =>
                  category === scope.category && department === scope.department,
              ) &&
              amount.gt(finding.range.above) &&
              (finding.range.upTo === null || amount.lte(finding.range.upTo)),
          );
          expect(found?.kind).toBe(kind);
        }
      }
    }),
  );
});
