import { describe, expect, test } from "@jest/globals";
import { problemOf } from "../kit/read-row";
import { stateOfQuery, withInputs } from "./address";
import { readInputs, savingsCalculator } from "./fields";
import { content } from "./testing/content";

const [rupees, dollars] = [savingsCalculator(content, "in"), savingsCalculator(content, "us")];
const start = { spend: 120, share: 60, process: "email" };
const first = { spend: "120", share: "60", process: "email" };

describe("a spend", () => {
  test.each([
    ["120", 120],
    ["250 lakh", 2.5],
    ["₹120 Crore", 120],
    ["1200 million", 120],
    ["1.23456", 1.2346],
  ])("%s is %d crore", (spend, value) =>
    expect(readInputs(rupees, { ...first, spend }, "in")?.spend).toBe(value),
  );

  test.each([
    ["$18m", 18],
    ["1.2 billion", 1200],
    ["2,000 k", 2],
  ])("%s is %d million", (spend, value) =>
    expect(readInputs(dollars, { ...first, spend }, "us")?.spend).toBe(value),
  );

  test.each(["", "0.99", "100001", "12 pizzas", "1 toString", "9".repeat(400)])(
    "%p is none, and the message has both bounds",
    (spend) => {
      expect(readInputs(rupees, { ...first, spend }, "in")).toBeNull();
      expect(problemOf(rupees.fields.spend, spend, "in")).toBe(
        "Enter an amount between ₹1 crore and ₹1,00,000 crore.",
      );
    },
  );
});

describe("the inputs of an address", () => {
  const read = (search: string) => stateOfQuery(rupees, search, "in");

  test("are read, what can't be used as at the start", () => {
    expect(read("?spend=300.5&share=75&process=erp")).toEqual({
      spend: "300.5",
      share: "75",
      process: "erp",
    });
    expect(read("?spend=x&share=75&process=__proto__")).toEqual({ ...first, share: "75" });
    expect(read("?share=62&spend=1e13")).toBeNull();
    expect(read("")).toBeNull();
  });

  test("come back from the address they were written to", () => {
    const inputs = { spend: 99_999.9999, share: 5, process: "erp" };
    const state = read(withInputs("", inputs, start));
    expect(state && readInputs(rupees, state, "in")).toEqual(inputs);
  });

  test("leave other keys alone, and those of the start are left out", () => {
    const query = withInputs("?utm_source=letter", { ...start, share: 75 }, start);
    expect(query).toBe("?utm_source=letter&spend=120&share=75&process=email");
    expect(withInputs(query, start, start)).toBe("?utm_source=letter");
    expect(withInputs("?spend=5", start, start)).toBe("");
  });
});
