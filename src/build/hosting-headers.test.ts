/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { formatHeaderRules, headerRules } from "./hosting-headers";

test("the rules are written as static hosts read them: a pattern, then its headers, indented", () => {
  const rules = [
    { pattern: "/*", headers: { a: "1", b: "x; y" } },
    { pattern: "/*.js", headers: { c: "2" } },
  ];
  expect(formatHeaderRules(rules)).toBe("/*\n  a: 1\n  b: x; y\n\n/*.js\n  c: 2\n");
});

test("every response can't be framed or taken for another type, and asks for https", () => {
  const all = headerRules.find(({ pattern }) => pattern === "/*");
  expect(all?.headers).toMatchObject({
    "content-security-policy": "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  expect(all?.headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/u);
});

test("what has its content's hash in its name is kept for ever, pages are not", () => {
  const kept = headerRules.filter(({ headers }) => headers["cache-control"]?.includes("immutable"));
  expect(kept.map(({ pattern }) => pattern)).toEqual(["/*.js", "/*.css", "/static/*"]);
});

test("no header has a line break, which would end it", () => {
  const values = headerRules.flatMap(({ headers }) => Object.entries(headers).flat());
  expect(values.filter((value) => /[\r\n]/u.test(value))).toEqual([]);
});
