import Big from "big.js";
import fc from "fast-check";
import type { Band, Matrix, Role } from "../matrix";

/** The limits of content/pages/approval-workflows.mdx, and two reviewers. */
const limits: readonly (readonly [string, number | null, number])[] = [
  ["Category head", null, 2],
  ["Budget owner", null, 1],
  ["Section head", 500_000, 0.5],
  ["Plant head", 2_500_000, 1],
  ["Head of procurement", 10_000_000, 1],
  ["CFO", 100_000_000, 2],
  ["Board", null, 15],
];

/** Roles with ids from 0. */
export const roles: readonly Role[] = limits.map(([name, limit, days], id) => ({
  id,
  name,
  limit: limit === null ? null : new Big(limit),
  days: new Big(days),
}));

/** A band for everything. */
export function band(
  above: number,
  upTo: number | null,
  approvers: readonly number[],
  over: Partial<Omit<Band, "above" | "upTo" | "approvers">> = {},
): Band {
  return {
    category: null,
    department: null,
    ...over,
    above: new Big(above),
    upTo: upTo === null ? null : new Big(upTo),
    approvers,
  };
}

/** A matrix without weaknesses: five bands that end at the roles' limits. */
export const matrix: Matrix = {
  roles,
  bands: [
    band(0, 500_000, [2]),
    band(500_000, 2_500_000, [2, 3]),
    band(2_500_000, 10_000_000, [2, 3, 4]),
    band(10_000_000, 100_000_000, [2, 3, 4, 5]),
    band(100_000_000, null, [2, 3, 4, 5, 6]),
  ],
  exceptions: [
    { when: "Single offer", reviewers: [0] },
    { when: "Over budget", reviewers: [1] },
    { when: "Conflict of interest", reviewers: [] },
  ],
};

const names = fc.option(fc.constantFrom("Steel", "MRO", "IT"), { freq: 2 });

/** Bands with small whole amounts, so that they touch, overlap and leave gaps. */
export const bandLists = fc.array(
  fc
    .record({
      category: names,
      department: fc.option(fc.constantFrom("Plant", "Office"), { freq: 2 }),
      above: fc.integer({ min: 0, max: 12 }),
      size: fc.option(fc.integer({ min: 1, max: 8 })),
      approvers: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    })
    .map(({ above, size, approvers, ...scope }) =>
      band(above, size === null ? null : above + size, approvers, scope),
    ),
  { minLength: 1, maxLength: 8 },
);
