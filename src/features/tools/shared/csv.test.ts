import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { readTable, writeCsv } from "./csv";

test("a file is read back as it was written", () => {
  const cell = fc.string().map((text) => `a${text.replaceAll(/\s/gu, "")}`);
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }),
      (rows) => {
        expect(readTable(writeCsv(rows))).toEqual(rows);
      },
    ),
  );
});

test.each([
  [
    "tabs",
    "a\tb\n1,2\t3",
    [
      ["a", "b"],
      ["1,2", "3"],
    ],
  ],
  [
    "commas and quotes",
    'a,"b ""c"" d"\r\n"1,5",2',
    [
      ["a", 'b "c" d'],
      ["1,5", "2"],
    ],
  ],
  [
    "semicolons",
    "a;b\n1;2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ["a line break in a cell", '"a\nb",c', [["a\nb", "c"]]],
  [
    "empty rows",
    "a,b\n,\n\nc,d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["an open quote", 'a,"b', [["a", "b"]]],
  ["inches", '12" pipe\t5', [['12" pipe', "5"]]],
])("%s", (_, text, rows) => {
  expect(readTable(text)).toEqual(rows);
});

test("a cell can't become a formula in a spreadsheet", () => {
  expect(writeCsv([["=1+1", "@x", "-5", "-a"]])).toBe("\uFEFF'=1+1,'@x,-5,'-a\r\n");
});
