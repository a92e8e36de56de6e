import { expect, test } from "@jest/globals";
import { formatHeaderRules, headerRules, headersFor, matchesPattern } from "./hosting-headers";

test("the rules are written as static hosts read them: a pattern, then its headers, indented", () => {
  const rules = [
    { pattern: "/*", headers: { a: "1", b: "x; y" } },
    { pattern: "/*.js", headers: { c: "2" } },
  ];
  expect(formatHeaderRules(rules)).toBe("/*\n  a: 1\n  b: x; y\n\n/*.js\n  c: 2\n");
});

test("other sites may show our images, but not load the home page as a part of theirs", () => {
  for (const url of ["/share/a.png", "/drawings/a.webp", "/static/a/b.avif"]) {
    expect(headersFor(url)).toMatchObject({ "cross-origin-resource-policy": "cross-origin" });
  }
  expect(headersFor("/")).toMatchObject({ "cross-origin-resource-policy": "same-origin" });
  expect(headersFor("/about/")).not.toHaveProperty("cross-origin-resource-policy");
});

test("what has its content's hash in its name is kept for ever, pages are not", () => {
  const kept = headerRules.filter(({ headers }) => headers["cache-control"]?.includes("immutable"));
  expect(kept.map(({ pattern }) => pattern)).toEqual(["/*.js", "/*.css", "/static/*"]);
});

test("browsers ask for the service worker again, also where a host joins the values of two rules", () => {
  const values = headerRules
    .filter(({ pattern }) => matchesPattern(pattern, "/sw.js"))
    .flatMap(({ headers }) => headers["cache-control"] ?? []);
  expect(values.join(", ").split(", ")).toContain("no-cache");
  expect(headersFor("/sw.js")).toMatchObject({ "cache-control": "no-cache" });
});

test("rules that match another path never give a header two values, which hosts would join", () => {
  for (const url of [
    "/",
    "/a.js",
    "/static/a.js",
    "/static/a.css",
    "/drawings/a.js",
    "/case-study/a/a.pdf",
    "/a.md",
  ]) {
    const values = new Map<string, Set<string>>();
    for (const { pattern, headers } of headerRules) {
      if (!matchesPattern(pattern, url)) continue;
      for (const [name, value] of Object.entries(headers)) {
        values.set(name, (values.get(name) ?? new Set()).add(value));
      }
    }
    expect([...values].filter(([, all]) => all.size > 1)).toEqual([]);
  }
});
