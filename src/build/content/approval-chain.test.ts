/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { mistakesOf } from "./testing/body";
import { componentText } from "./testing/component-text";

const level = (who: string, limit?: number, answered?: string) => ({ who, limit, answered });

const chain = {
  title: "Order 1",
  status: "Waits",
  caption: "What the scene shows, in a sentence of some length",
  unit: "₹",
  lines: [
    { label: "Order", amount: 900 },
    { label: "Freight", amount: 150.5 },
  ],
  total: 1050.5,
  levels: [level("Lead", 500, "12 May"), level("Head", 2000), level("CFO")],
};

const mistakes = (props: object) =>
  mistakesOf(componentText("ApprovalChain", { ...chain, ...props }));

test("an approval chain whose total and limits agree is taken", async () => {
  expect(await mistakes({})).toEqual([]);
});

test.each([
  [{ total: 1050 }, "total: is 1,050, but the lines add up to 1,050.5"],
  [
    { levels: [level("Lead", 500), level("Head", 500), level("CFO")] },
    "levels.1.limit: 500 is not above 500; limits rise from level to level",
  ],
  [
    { levels: [level("Lead"), level("Head", 500)] },
    "levels.0: has no limit; only the last level may have none",
  ],
  [
    { levels: [level("Lead", 500), level("Head", 1000)] },
    "levels: has no limit that covers 1,050.5",
  ],
  [
    { levels: [level("Lead", 500), level("Head", 2000, "12 May")] },
    "levels.1.answered: is given, but a level before it has not answered",
  ],
  [
    {
      levels: [
        level("Lead", 500, "12 May"),
        level("Head", 2000, "13 May"),
        level("CFO", undefined, "14 May"),
      ],
    },
    "levels.2.answered: is given, but a lower limit covers the total; remove it",
  ],
])("with %j it is refused", async (props, mistake) => {
  expect(await mistakes(props)).toEqual([`1 ApprovalChain.${mistake}`]);
});
