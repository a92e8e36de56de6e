import { expect, test } from "@jest/globals";
import {
  formatHeaderRules,
  headerRules,
  headersFor,
  isPublic,
  matchesPattern,
} from "./hosting-headers";

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
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()") as unknown,
  });
  expect(all?.headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/u);
});

test("other sites may show our images, but not load the home page as a part of theirs", () => {
  for (const url of ["/share/a.png", "/figures/a.webp", "/static/a/b.avif"]) {
    expect(headersFor(url)).toMatchObject({ "cross-origin-resource-policy": "cross-origin" });
  }
  expect(headersFor("/")).toMatchObject({ "cross-origin-resource-policy": "same-origin" });
  expect(headersFor("/about/")).not.toHaveProperty("cross-origin-resource-policy");
});

test("what has its content's hash in its name is kept for ever, pages are not", () => {
  const kept = headerRules.filter(({ headers }) => headers["cache-control"]?.includes("immutable"));
  expect(kept.map(({ pattern }) => pattern)).toEqual(["/*.js", "/*.css", "/static/*"]);
});

test("no header has a line break, which would end it", () => {
  const values = headerRules.flatMap(({ headers }) => Object.entries(headers).flat());
  expect(values.filter((value) => /[\r\n]/u.test(value))).toEqual([]);
});

test("pages are asked for again, and their texts in Markdown are not listed by search engines", () => {
  for (const url of ["/", "/about/", "/index.html", "/page-data/index/page-data.json"]) {
    expect(headersFor(url)["cache-control"]).toBe("public, max-age=0, must-revalidate");
  }
  expect(headersFor("/about/index.html.md")).toMatchObject({ "x-robots-tag": "noindex" });
  expect(headersFor("/about/")).not.toHaveProperty("x-robots-tag");
});

test("rules that match the same path never give a header two values, which hosts would join", () => {
  for (const url of [
    "/",
    "/a.js",
    "/static/a.js",
    "/static/a.css",
    "/figures/a.js",
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

test.each(["/_headers", "//_headers", "/_redirects", "/index.html.br"])(
  "%s is not for visitors",
  (path) => {
    expect(isPublic(path)).toBe(false);
  },
);
