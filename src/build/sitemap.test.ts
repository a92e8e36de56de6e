/** @jest-environment node */
import { readFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { inFolder } from "./content/testing/project";
import { sitemap, writeSitemap } from "./sitemap";

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, loc]) => loc);

test("the sitemap lists every page by its full address, in order", () => {
  const xml = sitemap("https://a.example", ["/b/", "/", "/a/?x=1&y=<2"]);
  expect(locations(xml)).toEqual([
    "https://a.example/",
    "https://a.example/a/?x=1&amp;y=&lt;2",
    "https://a.example/b/",
  ]);
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/u,
  );
});

test("error pages and our own search are no answer to a search", () => {
  const paths = ["/404.html", "/404/", "/500.html", "/500/", "/4040/", "/search/", "/research/"];
  expect(locations(sitemap("https://a.example", paths))).toEqual([
    "https://a.example/4040/",
    "https://a.example/research/",
  ]);
});

test("both files are written, and robots.txt names the sitemap", async () => {
  await inFolder({ "index.html": "" }, async (root) => {
    await writeSitemap(root, "https://a.example", ["/"]);
    expect(await readFile(`${root}/sitemap.xml`, "utf8")).toBe(sitemap("https://a.example", ["/"]));
    expect(await readFile(`${root}/robots.txt`, "utf8")).toBe(
      "User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n",
    );
  });
});
