import { expect, test } from "@jest/globals";
import Big from "big.js";
import fc from "fast-check";
import { approvalChain, type Outcome } from "./chain";
import type { Matrix, Scope } from "./matrix";
import { band, bandLists, matrix, roles } from "./testing/matrices";

const ask = (of: Matrix, amount: number, flags: readonly number[] = [], scope?: Partial<Scope>) =>
  approvalChain(of, { amount: new Big(amount), category: null, department: null, flags, ...scope });

const steps = (outcome: Outcome) =>
  outcome.kind === "chain" ? outcome.steps.map(({ role, task }) => `${task}: ${role.name}`) : [];

test("two reviewers are asked at the same time: only the longer review counts", () => {
  const outcome = ask(matrix, 1_658_000, [0, 1]);
  expect(outcome.kind === "chain" ? outcome.days.toNumber() : null).toBe(3.5);
});

test("the upper end belongs to a band, and the next paisa to the next", () => {
  expect(steps(ask(matrix, 500_000))).toEqual(["approve: Section head"]);
  expect(steps(ask(matrix, 500_000.01)).at(-1)).toBe("approve: Plant head");
});

test("an exception raises a purchase to the next band, and says so", () => {
  const outcome = ask(matrix, 460_000, [2]);
  expect(outcome).toMatchObject({ kind: "chain", band: 1, raisedFrom: 0 });
  expect(steps(outcome).at(-1)).toBe("approve: Plant head");
  expect(ask(matrix, 200_000_000, [2])).toMatchObject({ band: 4, raisedFrom: null });
});

test("a reviewer who approves anyway is asked once", () => {
  const own: Matrix = { ...matrix, exceptions: [{ when: "Single offer", reviewers: [3] }] };
  const outcome = ask(own, 1_000_000, [0]);
  expect(steps(outcome)).toEqual(["recommend: Section head", "approve: Plant head"]);
  expect(outcome.kind === "chain" && outcome.steps[1]?.reasons).toHaveLength(2);
});

test("a band for a category outranks one for all, without case", () => {
  const own = { ...matrix, bands: [...matrix.bands, band(0, null, [5], { category: "IT" })] };
  expect(steps(ask(own, 1000, [], { category: "it" }))).toEqual(["approve: CFO"]);
  expect(steps(ask(own, 1000, [], { category: "Steel" }))).toEqual(["approve: Section head"]);
});

test("what can't be approved says why", () => {
  const bands = [band(0, 100, [2]), band(50, 200, [3]), band(300, 400, [])];
  const own = { ...matrix, bands };
  expect(ask(own, 80)).toEqual({ kind: "contradiction", bands: [0, 1] });
  expect(ask(own, 250)).toEqual({ kind: "no-band" });
  expect(ask(own, 350)).toEqual({ kind: "no-approver", band: 2 });
});

test("a limit below the amount is reported with the chain", () => {
  const own = { ...matrix, bands: [band(0, null, [2])] };
  expect(ask(own, 600_000)).toMatchObject({ kind: "chain", isCovered: false });
});

test("whatever the matrix, the chain follows the roles' order, and only its last step approves", () => {
  fc.assert(
    fc.property(
      bandLists,
      fc.integer({ min: 1, max: 30 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 2 })),
      fc.constantFrom("Steel", "MRO", null),
      (bands, amount, flags, category) => {
        const outcome = ask({ ...matrix, bands }, amount, flags, { category });
        if (outcome.kind !== "chain") return;
        const ids = outcome.steps.map(({ role }) => role.id);
        expect(new Set(ids).size).toBe(ids.length);
        const asked = outcome.steps.filter(({ task }) => task !== "review");
        expect(asked.map(({ role }) => role)).toEqual(
          roles.filter(({ id }) => bands[outcome.band]?.approvers.includes(id)),
        );
        expect(outcome.steps.map(({ task }) => task === "approve").lastIndexOf(true)).toBe(
          outcome.steps.length - 1,
        );
        expect(outcome.steps.filter(({ task }) => task === "approve")).toHaveLength(1);
      },
    ),
  );
});
