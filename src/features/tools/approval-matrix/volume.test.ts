import { expect, test } from "@jest/globals";
import Big from "big.js";
import fc from "fast-check";
import { band, bandLists, matrix, roles } from "./testing/matrices";
import { monthlyVolume } from "./volume";

test("a month's approvals and days are counted by band, by role and in total", () => {
  const bands = [
    band(0, 500_000, [2], { perMonth: new Big(120) }),
    band(500_000, null, [2, 3, 5], { perMonth: new Big(30) }),
  ];
  const volume = monthlyVolume({ ...matrix, bands });
  // 120 × 1 + 30 × 3; 120 × 0.5 + 30 × (0.5 + 1 + 2).
  expect(JSON.parse(JSON.stringify(volume.total))).toEqual({
    purchases: "150",
    approvals: "210",
    days: "165",
  });
  expect(volume.average?.toNumber()).toBe(1.1);
  const load = (name: string) => volume.roles.find(({ role }) => role.name === name);
  expect(load("Section head")?.approvals.toNumber()).toBe(150);
  expect(load("CFO")?.days.toNumber()).toBe(60);
  expect(load("Board")?.approvals.toNumber()).toBe(0);
});

test("without purchases there is no average", () => {
  expect(
    monthlyVolume({ ...matrix, bands: [band(0, null, [6], { perMonth: new Big(0) })] }),
  ).toMatchObject({ average: null });
});

test("bands and roles always come to the same totals", () => {
  fc.assert(
    fc.property(bandLists, (bands) => {
      const { total, roles: byRole } = monthlyVolume({ ...matrix, bands });
      let approvals = 0;
      let days = 0;
      for (const { perMonth, approvers } of bands) {
        for (const id of approvers) {
          approvals += perMonth.toNumber();
          days += perMonth.toNumber() * Number(roles[id]?.days);
        }
      }
      expect(total.approvals.toNumber()).toBe(approvals);
      expect(total.days.toNumber()).toBeCloseTo(days, 6);
      const ofRoles = byRole.reduce((sum, role) => sum.plus(role.days), new Big(0));
      expect(ofRoles.eq(total.days)).toBe(true);
    }),
  );
});
