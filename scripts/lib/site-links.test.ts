import { expect, test } from "@jest/globals";
import { parse } from "node-html-parser";
import { reportLinks } from "./site-links";

const page = (url: string, main: string, footer = "") => ({
  url,
  document: parse(`<main>${main}</main><footer>${footer}</footer>`),
});

const link = (href: string) => `<a href="${href}">Read</a>`;

test("clicks are counted from home by links in the body alone", () => {
  const pages = [
    page("/", link("/a/") + link("#top"), link("/c/")),
    page("/a/", link("/b/?kind=erp#x") + link("/")),
    page("/b/", ""),
    page("/c/", ""),
  ];
  expect([...reportLinks(pages, new Set()).depths]).toEqual([
    ["/", 0],
    ["/a/", 1],
    ["/b/", 2],
    ["/c/", Infinity],
  ]);
});

test("links to unknown pages, files and anchors are dead, in the footer too", () => {
  const wrong = ["/b/", "/a.pdf", "#no", "/#no"];
  const right = ["/", "/share.png", "/search/", "#yes", "/#yes", "mailto:a@b.example", "tel:+1"];
  const pages = [
    page("/", [...wrong, ...right].map(link).join(""), `<p id="yes">${link("/c/")}</p>`),
  ];
  const { dead } = reportLinks(pages, new Set(["share.png", "search/index.html"]));
  expect(dead.map(({ href }) => href)).toEqual([...wrong, "/c/"]);
});

test("links to other sites are listed, and not dead", () => {
  const pages = [page("/", link("https://pricing.example/") + link("mailto:a@b.example"))];
  expect(reportLinks(pages, new Set())).toMatchObject({
    dead: [],
    external: [{ from: "/", href: "https://pricing.example/" }],
  });
});

test("a page that only links to itself is an orphan, and a hidden page is none", () => {
  const hidden = {
    url: "/search/",
    document: parse(`<meta name="robots" content="noindex"><main>${link("/gone/")}</main>`),
  };
  const pages = [page("/", ""), page("/a/", link("/")), page("/b/", link("/b/")), hidden];
  const { orphans, dead, depths } = reportLinks(pages, new Set());
  expect(orphans).toEqual(["/a/", "/b/"]);
  expect(dead).toEqual([{ from: "/search/", href: "/gone/" }]);
  expect([...depths.keys()]).not.toContain("/search/");
});

test("an image that is missing in one of its sizes is dead", () => {
  const image = '<img src="/a.png" srcset="/a.png 656w, /b.png 1312w"><img src="data:image/png,x">';
  const { dead } = reportLinks([page("/", image)], new Set(["a.png"]));
  expect(dead).toEqual([{ from: "/", href: "/b.png" }]);
});
