/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { mistakesOf } from "./testing/body";
import { componentText } from "./testing/component-text";

const line = { label: "Shoes", quantity: 100, unit: "pairs", rate: 11.5, amount: 1150 };
const notes = ["What the first note says of its part", "What the second note says of its part"];

const sheet = {
  title: "Line sheet",
  number: "RFQ 1",
  head: [{ label: "Closes", value: "14 May, 17:00", note: 1 }],
  items: { unit: "₹", lines: [{ ...line, note: 2 }], total: 1150 },
  notes,
};

const mistakes = (props: object) => mistakesOf(componentText("Document", { ...sheet, ...props }));

test("a document whose lines and notes are in order is taken", async () => {
  expect(await mistakes({})).toEqual([]);
  const foot = [{ label: "Signed", value: "Head of stores", note: 2 }];
  expect(await mistakes({ items: undefined, foot })).toEqual([]);
});

const numbers = "need the numbers 1, 2 on the document's parts, in this order; it has";

test.each([
  [
    { items: { ...sheet.items, lines: [{ ...line, amount: 1151, note: 2 }], total: 1151 } },
    "items.lines.0.amount: is 1,151, but 100 × 11.5 is 1,150",
  ],
  [
    { items: { ...sheet.items, total: 1500 } },
    "items.total: is 1,500, but the lines add up to 1,150",
  ],
  [{ items: { ...sheet.items, lines: [line] } }, `notes: ${numbers} 1`],
  [{ items: undefined, head: [{ label: "Closes", value: "14 May" }] }, `notes: ${numbers} none`],
])("with %j it is refused", async (props, mistake) => {
  expect(await mistakes(props)).toEqual([`1 Document.${mistake}`]);
});
