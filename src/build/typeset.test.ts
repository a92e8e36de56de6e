import { expect, test } from "@jest/globals";
import { stackFor, loadFaces, undrawable } from "./case-pdf/faces";
import { isRightToLeft, piecesOf, widthOf, wrap } from "./typeset";

const stackOf = async (text: string) => stackFor((await loadFaces()).display, text);

const texts = [
  ["English", "Landed cost of steel", ["AwardSerif"]],
  ["Devanagari", "स्टील की कुल लागत", ["AwardSerif", "NotoSans"]],
  ["Arabic", "تكلفة الصلب", ["AwardSerif", "NotoSansArabic"]],
  ["Greek", "Κόστος προμήθειας", ["AwardSerif", "NotoSans"]],
  ["Cyrillic", "Закупки стали", ["AwardSerif", "NotoSans"]],
  ["Chinese", "钢铁采购", ["NotoSansSC"]],
] as const;

test.each(texts)("a title in %s has a glyph for each character", async (_, text, families) => {
  const pieces = piecesOf(text, await stackOf(text));
  const glyphs = pieces.flatMap((piece) => piece.font.layout(piece.text).glyphs);
  expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
  const used = new Set(pieces.map(({ font }) => font.postscriptName.replace(/-\w+$/u, "")));
  expect([...used].sort()).toEqual(families);
  expect(await undrawable(text)).toEqual([]);
});

test("Arabic is drawn from right to left, with numbers, Latin words and brackets in it", async () => {
  const text = "تكلفة (عند) 2026 Kraya";
  const drawn = piecesOf(text, await stackOf(text)).map((piece) => piece.text);
  expect(drawn).toEqual(["Kraya", " ", "2026", " ", "(", "عند", ")", " ", "تكلفة"]);
  expect(isRightToLeft(text)).toBe(true);
  expect(isRightToLeft("Kraya تكلفة")).toBe(false);
});

test("lines break at spaces, and between Chinese characters, and lose nothing", async () => {
  const text = "A price for 钢铁采购的到岸成本比较, then more words";
  const fonts = await stackOf(text);
  const lines = wrap(text, fonts, 5);
  expect(lines.every((line) => widthOf(line, fonts) <= 5)).toBe(true);
  expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  expect(lines.length).toBeGreaterThan(3);
});

test("characters that no font has are named", async () => {
  expect(await undrawable("Steel ต้นทุน \u{1F3ED}\uFE0F")).toEqual(
    expect.arrayContaining(["ต", "น"]),
  );
});
