import { expect, test } from "@jest/globals";
import { styleWarnings } from "./style-warnings";

const words = (count: number) => `Word${" word".repeat(count - 1)}.`;

/** Warnings of a text on line 5 of a file. */
const ofText = (text: string) =>
  styleWarnings(`---\ntitle: A\n---\n\n${text}\n`, {}, [{ tag: "p", children: [text] }]);

test("a sentence of more than 28 words is reported with its line", () => {
  const [warning] = ofText(`Short start. ${words(29)}`);
  expect(warning).toEqual({ line: 5, message: expect.stringContaining("29 words") });
  expect(ofText(`${words(28)} ${words(28)}`)).toEqual([]);
});

test.each(["mended", "reckons", "shall", "dearer", "lorries", "despatched", "rang"])(
  'the word "%s" is reported with a better one',
  (word) => {
    const text = `The buyer ${word} it.`;
    expect(ofText(text)).toEqual([
      { line: 5, message: expect.stringContaining(`says "${word}"; write `) },
    ]);
  },
);

test.each(["amended", "a spring sale", "marshall", "the dearth of data", "tell us", "lead time"])(
  '"%s" is fine',
  (words) => {
    expect(ofText(`This is about ${words}.`)).toEqual([]);
  },
);

test.each(["₹4.8 lakh", "two crores", "colours", "an organisation", "optimising"])(
  '"%s" is reported on a US page only',
  (words) => {
    const tree = [{ tag: "p", children: [`They saw ${words}.`] }] as const;
    expect(styleWarnings("", { region: "us" }, tree)).toHaveLength(1);
    expect(styleWarnings("", { region: "in" }, tree)).toEqual([]);
  },
);

test("US words and addresses are fine on a US page", () => {
  const text = "Four analysts and a programmer ran two analyses for our center, for $4,800.";
  const props = { label: "More", to: "/glossary/catalogue-buying/" };
  const tree = [
    { tag: "p", children: [text] },
    { component: "CallToAction", props },
  ] as const;
  expect(styleWarnings("", { region: "us" }, tree)).toEqual([]);
});

test("an inline mark does not split a sentence", () => {
  const tree = [
    { tag: "p", children: ["We ", { tag: "strong", children: ["shall"] }, " pay."] },
  ] as const;
  expect(styleWarnings("We **shall** pay.", {}, tree)).toHaveLength(1);
});

test("the texts of props are read", () => {
  const props = { title: "What you shall see" };
  expect(styleWarnings("", {}, [{ component: "Callout", props }])).toHaveLength(1);
});

test.each([
  ["title", 60, 61],
  ["description", 155, 156],
  ["description", 70, 69],
])("a %s of %d characters is fine, of %d not", (field, fine, wrong) => {
  const warningsOf = (length: number) => styleWarnings("", { [field]: "a".repeat(length) }, []);
  expect(warningsOf(fine)).toEqual([]);
  expect(warningsOf(wrong)).toEqual([
    { line: 1, message: expect.stringContaining(`${wrong} characters`) },
  ]);
});
