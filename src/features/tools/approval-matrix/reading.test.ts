import { expect, test } from "@jest/globals";
import { withText } from "../kit/paths";
import { withoutRow } from "../kit/remove-row";
import { upgradeState } from "../kit/state";
import { approvalMatrix, type State } from "./fields";
import { readMatrix } from "./reading";
import { verdictOf } from "./words";

const start = upgradeState(
  approvalMatrix,
  {
    amount: 90_000,
    flags: [true, false],
    roles: [
      { name: "Reviewer", days: 1, reviews: [true, false] },
      { name: "Lead", limit: 100_000, days: 0.5, bands: [true, true] },
      { name: "Head", days: 2, bands: [false, true] },
    ],
    bands: [{ above: 0, upTo: 100_000 }, { above: 100_000 }],
    exceptions: [{ name: "Single offer" }, { name: "Conflict" }],
  },
  "in",
);

const chainOf = (state: State) => {
  const outcome = readMatrix(state, "in").tested?.outcome;
  return outcome?.kind === "chain"
    ? outcome.steps.map(({ role, task }) => `${role.name}: ${task}`)
    : outcome?.kind;
};
const type = (path: string, text: string, state = start) =>
  withText(approvalMatrix, state, path, text);

test("ticks decide who reviews, recommends and approves", () => {
  expect(chainOf(start)).toEqual(["Reviewer: review", "Lead: approve"]);
  expect(chainOf(type("roles.2.bands.0", "yes"))).toEqual([
    "Reviewer: review",
    "Lead: recommend",
    "Head: approve",
  ]);
  expect(chainOf(type("flags.1", "yes", type("flags.0", "no")))).toEqual([
    "Lead: recommend",
    "Head: approve",
  ]);
  expect(chainOf(type("roles.2.reviews.0", "yes"))).toEqual([
    "Reviewer: review",
    "Head: review",
    "Lead: approve",
  ]);
});

test("the answer says what the only weakness is, once", () => {
  const { detail } = verdictOf(readMatrix(type("bands.0.above", "95,000"), "in"));
  expect(detail).toBe("No band covers amounts up to ₹95,000.");
});

test("the answer names everyone who is asked, in order", () => {
  const verdict = (names: readonly string[]) => {
    const own = { limit: "", days: "1", bands: ["yes"], reviews: [] };
    const roles = names.map((name) => ({ name, ...own }));
    return verdictOf(readMatrix({ ...start, flags: [], roles }, "in"));
  };
  expect(verdict(["CFO"]).detail).toMatch(/^One answer in 1 working day\./u);
  expect(verdict(["Lead", "Head", "CFO"])).toEqual({
    headline: "CFO approves ₹90,000",
    detail: expect.stringMatching(/^After Lead and Head: 3 answers in 3 working days\./u),
  });
});

test("the answer says so if the last limit is below the amount", () => {
  const roles = [{ name: "CFO", limit: "50000", days: "1", bands: ["yes"], reviews: [] }];
  const verdict = verdictOf(readMatrix({ ...start, flags: [], roles }, "in"));
  expect(verdict.headline).toBe("CFO can’t approve ₹90,000");
  expect(verdict.detail).toContain("The limit of the last approver is below the amount.");
});

test("the answer says that no band has the purchase's category, if bands have others", () => {
  const detailFor = (category: string, ofBand: string) => {
    const state = type("bands.1.category", ofBand, type("category", category));
    return verdictOf(readMatrix(state, "in")).detail;
  };
  expect(detailFor("Laptops", "IT equipment")).toContain(
    "No band names “Laptops”, only IT equipment.",
  );
  expect(detailFor("it EQUIPMENT", "IT equipment")).not.toContain("No band names");
  expect(detailFor("Laptops", "")).not.toContain("No band names");
});

test("what is removed takes its ticks along", () => {
  const oneBand = withoutRow(approvalMatrix, start, "bands", 0);
  expect(oneBand.roles.map(({ bands }) => bands)).toEqual([[], ["yes"], ["yes"]]);
  expect(chainOf({ ...oneBand, amount: "2 lakh" })).toEqual([
    "Reviewer: review",
    "Lead: recommend",
    "Head: approve",
  ]);
  const oneException = withoutRow(approvalMatrix, start, "exceptions", 0);
  expect(oneException.flags).toEqual(["no"]);
  expect(chainOf(oneException)).toEqual(["Lead: approve"]);
  expect(chainOf(withoutRow(approvalMatrix, start, "roles", 0))).toEqual([
    "Lead: recommend",
    "Head: approve",
  ]);
  const last = withoutRow(approvalMatrix, oneBand, "bands", 0);
  expect(last.bands).toHaveLength(1);
});

test.each([
  ["bands.0.upTo", "0", /^Enter more than 0/u],
  ["bands.1.upTo", "50000", /^Enter more than the amount above/u],
  ["roles.1.name", " ", /^Enter the name of a role/u],
  ["roles.1.limit", "5 lakh?", /^Enter a limit/u],
  ["amount", "none", /^Enter an amount/u],
])("%s of '%s' is a problem", (path, text, message) => {
  const reading = readMatrix(type(path, text), "in");
  expect([...reading.problems.keys()]).toEqual([path]);
  expect(reading.problems.get(path)).toMatch(message);
  expect(verdictOf(reading).headline).toBe("No result yet");
});

test("a matrix without an amount to test is checked anyway", () => {
  const reading = readMatrix(type("amount", ""), "in");
  expect(reading.problems.get("amount")).toBe("Enter an amount.");
  expect(verdictOf(reading)).toEqual({
    headline: "2 bands. Enter an amount to see who approves it",
    detail: "The matrix has no gaps and no overlaps.",
  });
});

test("two roles with one name are told apart", () => {
  const { problems } = readMatrix(type("roles.1.name", "HEAD "), "in");
  expect([...problems.keys()]).toEqual(["roles.1.name", "roles.2.name"]);
});
