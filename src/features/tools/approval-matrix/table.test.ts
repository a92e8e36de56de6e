import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  addBand,
  addException,
  addRole,
  moveRoleUp,
  removeException,
  removeRole,
  toggleApprover,
  toggleFlag,
} from "./edit";
import { approvalMatrix } from "./figures";
import { readMatrix, writeMatrix } from "./table";

const figures = approvalMatrix.parse(
  {
    roles: [
      { name: "Reviewer", days: 1 },
      { name: "Lead", limit: 100_000, days: 0.5 },
      { name: "Head", days: 2 },
    ],
    bands: [
      { above: 0, upTo: 100_000, approvers: ["Lead"], perMonth: 40 },
      { category: "IT, hardware", above: 100_000, approvers: ["lead", "Head"], perMonth: 5 },
    ],
    exceptions: [{ when: "Single offer", review: "Reviewer" }, { when: "Conflict" }],
    purchase: { amount: 90_000, flags: [0, 7] },
  },
  "in",
);

test("names of content become ids, and flags without exception are left out", () => {
  expect(figures.bands[1]?.approvers).toEqual([1, 2]);
  expect(figures.exceptions.map(({ review }) => review)).toEqual([0, null]);
  expect(figures.purchase.flags).toEqual([0]);
  expect(figures.bands[0]?.upTo).toBe("1,00,000");
});

test("what is exported can be imported again", () => {
  const empty = approvalMatrix.parse(null, "in");
  const outcome = readMatrix(writeMatrix(figures), { ...empty, purchase: figures.purchase });
  // Flags belonged to the exceptions of before.
  const purchase = { ...figures.purchase, flags: [] };
  expect(outcome).toEqual({
    kind: "read",
    figures: { ...figures, purchase },
    message: "3 roles and 2 bands are read.",
  });
});

test("an unknown role is named, and bands alone keep the roles", () => {
  const outcome = readMatrix("Band,,,0,,Lead > Boss,1,", figures);
  expect(outcome.message).toBe("3 roles and 1 band are read. No role is called Boss.");
  expect(outcome.kind === "read" && outcome.figures.bands[0]?.approvers).toEqual([1]);
});

test("exceptions that are kept follow their role when roles are imported in another order", () => {
  const outcome = readMatrix("Role,Lead\nRole,Reviewer\nBand,,,0,,Lead,1,", figures);
  expect(outcome.kind === "read" && outcome.figures.exceptions[0]?.review).toBe(1);
});

test.each(["", "hello", "Role,Lead", "🙂;;\n\u0000"])("'%s' is not read", (text) => {
  expect(readMatrix(text, figures).kind).toBe("problem");
});

test("anything makes a state, and reading it again changes nothing", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const state = approvalMatrix.parse(value, "us");
      expect(approvalMatrix.parse(JSON.parse(JSON.stringify(state)), "us")).toEqual(state);
    }),
  );
});

describe("edits", () => {
  test("a removed role leaves its bands and exceptions", () => {
    const next = removeRole(figures, 0);
    expect(next.exceptions[0]?.review).toBeNull();
    expect(removeRole(figures, 1).bands.map(({ approvers }) => approvers)).toEqual([[], [2]]);
  });

  test("a new role has an id that no role has, also after one was removed", () => {
    const ids = addRole(removeRole(figures, 1)).roles.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("a new band starts where the last one ends", () => {
    const { bands } = addBand({ ...figures, bands: figures.bands.slice(0, 1) });
    expect(bands[1]).toMatchObject({ above: "1,00,000", upTo: "", approvers: [1] });
  });

  test("roles move, approvers and flags toggle, and flags follow their exceptions", () => {
    expect(moveRoleUp(figures, 2).roles.map(({ name }) => name)).toEqual([
      "Reviewer",
      "Head",
      "Lead",
    ]);
    expect(moveRoleUp(figures, 0)).toEqual(figures);
    expect(toggleApprover(figures, 0, 1).bands[0]?.approvers).toEqual([]);
    const flagged = toggleFlag(addException(figures), 2);
    expect(flagged.purchase.flags).toEqual([0, 2]);
    expect(removeException(flagged, 0).purchase.flags).toEqual([1]);
  });
});
