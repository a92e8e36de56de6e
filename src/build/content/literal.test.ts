/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { literalValue } from "./literal";
import { parseMdx } from "./mdx-parser";

/** The value of an expression in braces, as an attribute of MDX. */
async function valueOf(expression: string): Promise<unknown> {
  const [element] = (await parseMdx(`<A b={${expression}} />`)).children;
  if (element?.type !== "mdxJsxFlowElement") throw new Error("no element");
  const [attribute] = element.attributes;
  if (attribute === undefined || !("value" in attribute)) throw new Error("no attribute");
  const { value } = attribute;
  if (value == null || typeof value === "string") throw new Error("no expression");
  return literalValue(value.data?.estree);
}

describe("an expression of literals has the value that it shows", () => {
  test.each([
    ['"a"', "a"],
    ["'a'", "a"],
    ["`a\n\\u0062`", "a\nb"],
    ["5", 5],
    ["-5", -5],
    ["-(-0.5)", 0.5],
    ["true", true],
    ["null", null],
    ["[]", []],
    ['[1, ["a"], { b: null }]', [1, ["a"], { b: null }]],
    ['{ a: 1, "b c": [2], 3: "d" }', { a: 1, "b c": [2], "3": "d" }],
    ["/* a */ 5 // b\n", 5],
  ])("%s", async (expression, value) => {
    expect(await valueOf(expression)).toEqual(value);
  });

  test("also for the key __proto__, which stays a key", async () => {
    const value = await valueOf('{ __proto__: { a: 1 }, "constructor": 2 }');
    expect(Object.entries(Object(value) as object)).toEqual([
      ["__proto__", { a: 1 }],
      ["constructor", 2],
    ]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});

describe("an expression of anything else is refused", () => {
  test.each([
    "a",
    "undefined",
    "NaN",
    "a.b",
    "a()",
    "new A()",
    "() => 1",
    "function () {}",
    "class {}",
    "`${1}`",
    "a`b`",
    "1 + 1",
    "!0",
    "+5",
    "-'5'",
    "typeof 1",
    "1, 2",
    "a = 1",
    "a ? 1 : 2",
    "/a/",
    "10n",
    "[...a]",
    "[, 1]",
    "{ ...a }",
    "{ a }",
    "{ [a]: 1 }",
    "{ a() {} }",
    "{ get a() { return 1 } }",
    "{ a: b }",
    "[() => 1]",
    "await a",
    "import('a')",
    "import.meta",
    "<b />",
    "<></>",
  ])("%s", async (expression) => {
    await expect(valueOf(expression)).rejects.toThrow(/./u);
  });

  test("where nothing was parsed", () => {
    expect(() => literalValue(null)).toThrow("code");
    expect(() => literalValue(undefined)).toThrow("code");
  });
});
