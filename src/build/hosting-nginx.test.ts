import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { headersFor } from "./hosting-headers";
import { nginxConfig } from "./hosting-nginx";
import { parseNginx, valueOf } from "./testing/nginx";

const config = parseNginx(nginxConfig([]));
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
  ["/sw.js", "/sw.js.br"],
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

test("port and folder are in a file of the operators, which no build overwrites", () => {
  const own = parseNginx(readFileSync("deploy/nginx-server.conf", "utf8"));
  expect(own.map(({ words }) => words[0])).toEqual(["listen", "root"]);
  expect(own.flatMap(({ words: [name = ""] }) => named(name))).toEqual([]);
  expect(named("include").map(({ words }) => words[1])).toEqual(["nginx-server.conf"]);
});

test("no range is refused with the long caching of its file", () => {
  expect(named("max_ranges").map(({ words }) => words[1])).toEqual(["0"]);
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
