import { expect, test } from "@jest/globals";
import { headerRules, headersFor } from "./hosting-headers";
import { nginxConfig } from "./hosting-nginx";
import { parseNginx, valueOf } from "./testing/nginx";

const redirects = [{ from: "/old/", to: "/new/" }];
const config = parseNginx(nginxConfig(headerRules, redirects, { port: 8080, root: "/site" }));
const server = config.find(({ words }) => words[0] === "server")?.block ?? [];
const named = (name: string) => server.filter(({ words }) => words[0] === name);

/** The headers that nginx sends with a file. */
function sent(file: string): Record<string, string> {
  return Object.fromEntries(
    named("add_header").flatMap(({ words: [, name = "", value = ""] }) => {
      const own = value.startsWith("$") ? valueOf(config, value, file) : value;
      return own === "" ? [] : [[name, own]];
    }),
  );
}

test.each([
  ["/index.html", "/index.html.br"],
  ["/about/index.html", "/about/index.html.br"],
  ["/app-0a.js", "/app-0a.js.br"],
  ["/styles.0a.css", "/styles.0a.css.br"],
  ["/static/plain.woff2", "/static/plain.woff2"],
  ["/static/search-0a.json", "/static/search-0a.json.br"],
  ["/page-data/about/page-data.json", "/page-data/about/page-data.json.br"],
  ["/case-study/a/a.pdf", "/case-study/a/a.pdf"],
  ["/about/index.html.md", "/about/index.html.md.br"],
])("%s has the same headers as on other hosts, compressed or not", (file, copy) => {
  // The location of the extension sets the media type.
  const url = file.replace(/index\.html$/u, "");
  const headers = Object.entries(headersFor(url)).filter(([name]) => name !== "content-type");
  const expected = Object.fromEntries(headers);
  expect(sent(file)).toMatchObject(expected);
  expect(sent(copy)).toMatchObject(expected);
  expect(Object.keys(sent(file)).filter((name) => !(name in expected))).toEqual(
    file.endsWith("f2") || file.endsWith(".pdf") ? [] : ["vary"],
  );
});

test("errors have every header too, and no location replaces the server's headers", () => {
  for (const { words } of named("add_header")) expect(words.at(-1)).toBe("always");
  const inner = named("location").flatMap(({ block }) => block ?? []);
  expect(inner.filter(({ words }) => words[0] === "add_header")).toEqual([]);
  expect(named("error_page").map(({ words }) => words.slice(1))).toEqual([
    ["403", "404", "=404", "$site_not_found"],
    ["500", "502", "503", "504", "/500.html"],
  ]);
});

test("no range is refused with the long caching of its file", () => {
  expect(named("max_ranges").map(({ words }) => words[1])).toEqual(["0"]);
});

test("a former address redirects permanently, exactly as written, and keeps the query", () => {
  const exact = named("location").filter(({ words }) => words[1] === "=");
  expect(exact.map(({ words, block }) => [words[2], block?.[0]?.words])).toEqual([
    ["/old/", ["return", "301", "/new/$is_args$args"]],
    ["/old", ["return", "301", "/new/$is_args$args"]],
  ]);
});

test.each([
  ["gzip, deflate, br, zstd", ".br"],
  ["br", ".br"],
  ["gzip;q=1.0, br;q=0.8", ".br"],
  ["br;q=1.0", ".br"],
  ["gzip, br; q=0.50", ".br"],
  ["gzip, br;q=0", ".none"],
  ["br;q=0.000", ".none"],
  ["gzip, brotli-like", ".none"],
  ["", ".none"],
])("a browser that accepts %j gets the copy %j", (accepted, suffix) => {
  expect(valueOf(config, "$site_brotli", accepted)).toBe(suffix);
});

test("a copy says that it is compressed, and is no address of its own", () => {
  expect(sent("/index.html.br")["content-encoding"]).toBe("br");
  expect(sent("/index.html")["content-encoding"]).toBeUndefined();
  const refused = named("location").filter(
    ({ block }) => block?.[0]?.words.join(" ") === "return 404",
  );
  const isRefused = (url: string) =>
    refused.some(({ words }) => new RegExp(words[2] ?? "^$", "u").test(url));
  expect(["/_headers", "/_redirects", "/index.html.br"].filter((url) => !isRefused(url))).toEqual(
    [],
  );
  expect(["/", "/about/", "/_headers/a/", "/app.js"].filter(isRefused)).toEqual([]);
});
