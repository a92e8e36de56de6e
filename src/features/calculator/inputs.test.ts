import { describe, expect, test } from "@jest/globals";
import { currencies } from "../../lib/currency";
import { inputsQuery, isSameInputs, parseInputs, parseShare, parseSpend } from "./inputs";
import { startInputs } from "./model";
import { content } from "./testing/content";

const start = startInputs(content);
const rupees = (text: string) => parseSpend(text, content.spend, currencies.in);
const dollars = (text: string) => parseSpend(text, content.spend, currencies.us);

describe("a spend", () => {
  test.each([
    ["120", 120],
    [" 120.5 ", 120.5],
    ["₹ 1,200", 1200],
    ["1,00,000", 100_000],
    ["12,345.75", 12_345.75],
    ["250 lakh", 2.5],
    ["₹120 Crore", 120],
    ["1200 million", 120],
    ["１２０", 120],
    ["1.23456", 1.2346],
  ])("%s is %d crore", (text, value) => expect(rupees(text)).toBe(value));

  test.each([
    ["$18m", 18],
    ["1.2 billion", 1200],
    ["2,000 k", 2],
  ])("%s is %d million", (text, value) => expect(dollars(text)).toBe(value));

  test.each([
    "",
    "-5",
    "0",
    "0.99",
    "100001",
    "1e3",
    "Infinity",
    "NaN",
    "1,5",
    "1,20",
    "1.2.3",
    "12 pizzas",
    "constructor",
    "1 toString",
    "9".repeat(400),
    "<b>5</b>",
  ])("%p is none", (text) => expect(rupees(text)).toBeNull());
});

test.each([
  ["60", 60],
  ["0", 0],
  ["100", 100],
  ["62", null],
  ["105", null],
  ["-5", null],
  ["6e1", null],
  ["", null],
])("a share of %p is %p", (text, share) => expect(parseShare(text)).toBe(share));

describe("the inputs of an address", () => {
  const read = (search: string) => parseInputs(search, content, currencies.in);

  test("are read, what can't be used as at the start", () => {
    expect(read("?spend=300.5&share=75&process=erp")).toEqual({
      spend: 300.5,
      share: 75,
      process: "erp",
    });
    expect(read("?spend=x&share=75&process=__proto__")).toEqual({ ...start, share: 75 });
    expect(read("?spend=1e9&share=%&process=%FF")).toEqual(start);
    expect(read("")).toEqual(start);
  });

  test("come back from the address they were written to", () => {
    const inputs = { spend: 99_999.9999, share: 5, process: "erp" };
    expect(read(inputsQuery("", inputs, content))).toEqual(inputs);
  });

  test("leave other keys alone, and those of the start are left out", () => {
    const inputs = { ...start, share: 75 };
    const query = inputsQuery("?utm_source=letter", inputs, content);
    expect(query).toBe("?utm_source=letter&spend=120&share=75&process=email");
    expect(inputsQuery(query, start, content)).toBe("?utm_source=letter");
    expect(inputsQuery("?spend=5", start, content)).toBe("");
  });

  test("are the same or not", () => {
    expect(isSameInputs(start, { ...start })).toBe(true);
    expect(isSameInputs(start, { ...start, process: "erp" })).toBe(false);
  });
});
