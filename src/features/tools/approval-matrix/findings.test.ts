import { expect, test } from "@jest/globals";
import Big from "big.js";
import fc from "fast-check";
import { approvalChain } from "./chain";
import { findWeaknesses, scopesOf } from "./findings";
import { band, bandLists, matrix, roles } from "./testing/matrices";

const find = (bands: typeof matrix.bands) => findWeaknesses({ ...matrix, bands });

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
