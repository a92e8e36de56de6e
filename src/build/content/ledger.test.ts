/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { mistakesOf } from "./testing/body";
import { componentText as mdx } from "./testing/component-text";

const account = {
  title: "Steel turnings, March",
  unit: "tonnes",
  columns: { in: "Generated", out: "Lifted", balance: "In the yard" },
  opening: { label: "Brought forward", balance: 12.5 },
  lines: [
    { on: "Week 1", label: "Machine shop", in: 24.2 },
    { on: "Week 2", label: "Sale order 88", out: 30.1 },
  ],
  closing: { label: "Left on 31 March", balance: 6.6 },
};
const [first, second] = account.lines;

describe("a ledger", () => {
  test("whose balance is right is taken", async () => {
    expect(await mistakesOf(mdx("Ledger", account))).toEqual([]);
  });

  test.each([
    [
      { closing: { label: "Left", balance: 6.5 } },
      "closing.balance: is 6.5, but 12.5 with what came in and went out is 6.6",
    ],
    [
      { lines: [{ ...first, out: 24.2 }, second], closing: { label: "Left", balance: -17.6 } },
      "lines.0: has both in and out; give one of the two",
    ],
    [
      {
        lines: [first, { on: "Week 2", label: "Nothing" }],
        closing: { label: "Left", balance: 36.7 },
      },
      "lines.1: has neither in nor out; give one of the two",
    ],
    [
      { lines: [first, { ...second, out: -30.1 }] },
      "lines.1.out: is not above zero; write how much has moved",
    ],
    [{ lines: [first] }, "lines: has too few lines; give two to ten"],
  ])("with %j is refused", async (props, mistake) => {
    expect(await mistakesOf(mdx("Ledger", { ...account, ...props }))).toContain(
      `1 Ledger.${mistake}`,
    );
  });
});

describe("a checklist", () => {
  const item = { what: "Drawing", why: "The revision that is quoted", who: "Design" };

  test("of three things is taken", async () => {
    expect(await mistakesOf(mdx("Checklist", { items: [item, item, item] }))).toEqual([]);
  });

  test("of two, or without one who brings it, is refused", async () => {
    expect(await mistakesOf(mdx("Checklist", { items: [item, item] }))).toEqual([
      "1 Checklist.items: has too few items; give three to eight",
    ]);
    const items = [item, item, { ...item, who: undefined }];
    expect(await mistakesOf(mdx("Checklist", { items }))).toEqual([
      "1 Checklist.items.2.who: is missing; add who brings it",
    ]);
  });
});
