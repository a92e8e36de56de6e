import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { errorPages, pages } from "./support/pages";

const scripts = readdirSync("public").filter((name) => name.endsWith(".js"));
const textOf = (name: string) => readFileSync(`public/${name}`, "utf8");

describe.each([...pages, ...errorPages].map((page) => [page.url, page] as const))(
  "%s",
  (_, { document, html }) => {
    test("starts no script by itself, and preloads nothing but the font, after all else", () => {
      const font = "link[rel=preload][as=font][fetchpriority=low]";
      const asked = `script[src], link[rel=preload]:not(${font}), link[rel=modulepreload], link[rel=stylesheet]`;
      expect(document.querySelectorAll(font)).toHaveLength(1);
      expect([...document.querySelectorAll(asked)].map((element) => element.outerHTML)).toEqual([]);
    });

    test("has the late loader, the styles it uses, and no map of all pages' scripts", () => {
      expect(html.match(/___webpackCompilationHash=/gu)).toHaveLength(1);
      expect(document.querySelectorAll("style[data-href]")).toHaveLength(1);
      expect(html).not.toContain("component---src-");
    });
  },
);

test("no script for browsers has React's server in it", () => {
  expect(scripts.length).toBeGreaterThan(10);
  const words = ["renderToString", "renderToStaticMarkup", "renderToPipeableStream"];
  const found = scripts.filter((name) => words.some((word) => textOf(name).includes(word)));
  expect(found).toEqual([]);
});
