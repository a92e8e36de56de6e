import { expect, test } from "@jest/globals";
import { readEntry } from "../../src/build/content/entry";
import { caseStudy, post, replaceIn } from "../../src/build/content/testing/project";
import { drawingWarnings } from "./drawing-warnings";

test.each([
  ["blog/a.mdx", replaceIn(post, "A first post", "ต้น post"), [2, "share image: ต (U+0E15)"]],
  ["blog/a.mdx", replaceIn(post, "Read", "ต้น"), null],
  ["blog/a.mdx", replaceIn(post, "A first post", "स्टील Κόστος Закупки Çelik"), null],
  ["blog/a.mdx", replaceIn(post, "A first post", "钢铁 الصلب"), [2, "share image: 钢 (U+94A2)"]],
  ["case-studies/a.mdx", replaceIn(caseStudy, "The plant", "ต้น"), [17, "in the PDF or on the"]],
] as const)("%s warns of what no font can draw", async (path, source, expected) => {
  const result = await readEntry(path, source);
  if (result?.entry == null) throw new Error("No entry.");
  const warnings = await drawingWarnings(source, result.entry);
  expect(warnings.map(({ line }) => line)).toEqual(expected === null ? [] : [expected[0]]);
  if (expected !== null) expect(warnings[0]?.message).toContain(expected[1]);
});
