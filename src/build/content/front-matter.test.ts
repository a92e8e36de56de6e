import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { didYouMean } from "./error-messages";
import { readFields, splitFrontMatter } from "./front-matter";

describe("a file is split at its two --- lines", () => {
  test.each([
    ["---\na: 1\n---\nText", "a: 1\n", "Text", 3],
    ["---\r\na: 1\r\n---\r\nText", "a: 1\r\n", "Text", 3],
    ["---  \na: 1\n---\t\nText", "a: 1\n", "Text", 3],
    ["---\n---\n", "", "", 2],
    ["---\na: 1\n---", "a: 1\n", "", 2],
    ["---\na: b --- c\n---\nText\n\n---\n\nMore", "a: b --- c\n", "Text\n\n---\n\nMore", 3],
    ["---\na: |\n  ---\n---\nText", "a: |\n  ---\n", "Text", 4],
  ])("%j", (source, yaml, body, bodyOffset) => {
    expect(splitFrontMatter(source)).toEqual({ yaml, yamlOffset: 1, body, bodyOffset });
  });

  test("and no others: code in its place is never read", () => {
    expect(splitFrontMatter("---js\n{ a: process.exit() }\n---\n")).toEqual({
      missing: expect.stringContaining("is missing") as unknown,
    });
  });
});

describe("the line of a field", () => {
  const yaml = `a: x
b:
  c: x
  d: [x,
    x]
e:
  - f: x
    g: x
  -
    f: x
"h": x
5: x
`;
  const schema = z.record(z.string(), z.unknown());
  const { lineOf } = readFields("a.yml", { yaml, yamlOffset: 1 }, schema, "file");

  test.each([
    [["a"], 2],
    [["b"], 3],
    [["b", "c"], 4],
    [["b", "d"], 5],
    [["b", "d", 1], 6],
    [["e", 0, "g"], 9],
    [["e", 1, "f"], 11],
    [["h"], 12],
    [["5"], 13],
  ])("%j is that of its key, or of its place in a list", (path, line) => {
    expect(lineOf(path)).toBe(line);
  });

  test.each([
    [["b", "z"], 3],
    [["e", 1, "g"], 11],
    [["e", 7, "f"], 7],
    [["a", "b", "c"], 2],
    [["z"], 1],
    [[], 1],
  ])("%j, which is not there, is that of what is around it", (path, line) => {
    expect(lineOf(path)).toBe(line);
  });
});

describe("the nearest known word is offered", () => {
  test.each([
    ["topic", ["title", "topics"], ' Did you mean "topics"?'],
    ["CALLOUT", ["Callout", "Figures"], ' Did you mean "Callout"?'],
    ["callToaction", ["Callout", "CallToAction"], ' Did you mean "CallToAction"?'],
    ["/reverse-auktion/", ["/", "/reverse-auction/"], ' Did you mean "/reverse-auction/"?'],
    ["password", ["title", "topics"], ""],
    ["a", [], ""],
    ["", ["title"], ""],
  ])("for %s of %j", (word, known, offer) => {
    expect(didYouMean(word, known)).toBe(offer);
  });
});
