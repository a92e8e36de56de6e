/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { commonTokens, lateSheet, pruner } from "./page-styles";

const page = '<html><body><h1 class="title big">A</h1><p id="x">B</p></body></html>';
const common = commonTokens(`<header class="bar"><ul></ul></header>${page}`);
const cut = (css: string, html = page) => pruner(css, common)(html);
const late = (css: string) => lateSheet(css, common);

describe("a rule", () => {
  test.each([
    ".title{color:red}",
    "h1{color:red}",
    "h1.big{color:red}",
    "*{color:red}",
    ":root{--a:1px}",
    "body .title+p{color:red}",
    '.title:hover::before{content:"a"}',
    ".title:not(.other){color:red}",
    ":is(.title,.other){color:red}",
    ":where(.other) .title{color:red}",
    "[data-region=us] .title{color:red}",
    "#y{color:red}",
    "P{color:red}",
    ":focus-visible{color:red}",
    "p{color:red;background:url(/a.png)}",
    "p{color:red!important}",
  ])("that can fit the page stays: %s", (css) => {
    expect(cut(css)).toBe(css);
  });

  test.each([
    ".other{color:red}",
    "aside{color:red}",
    ".title.other{color:red}",
    "aside.title{color:red}",
    ".other .title{color:red}",
    ".title .other:not(.big){color:red}",
  ])("that can't is left out: %s", (css) => {
    expect(cut(css)).toBe("");
  });

  test("of the header stays, for every page has one", () => {
    expect(cut(".bar ul{color:red}.bar .other{color:red}")).toBe(".bar ul{color:red}");
  });

  test("of a common tag alone stays whether the page has it or not: the late sheet leaves it out", () => {
    expect(cut("h3{color:red}")).toBe("h3{color:red}");
    expect(cut(".other h3{color:red}")).toBe("");
  });

  test("keeps of its selectors those that can fit", () => {
    expect(cut(".other,.title,aside,p{color:red}")).toBe(".title,p{color:red}");
  });
});

describe("an at-rule", () => {
  test.each(["@media print", "@supports (display:grid)", "@layer a", "@container (width>1px)"])(
    "keeps of its rules those that can fit: %s",
    (name) => {
      expect(cut(`${name}{.other{a:b}.title{a:b}}`)).toBe(`${name}{.title{a:b}}`);
      expect(cut(`${name}{.other{a:b}}`)).toBe("");
    },
  );

  test("may stand in another", () => {
    const css = "@media print{@supports (a:b){.other{a:b}.title{a:b}}}";
    expect(cut(css)).toBe("@media print{@supports (a:b){.title{a:b}}}");
  });

  test("for a font stays whole", () => {
    const css = "@font-face{font-family:A;src:url(/a.woff2)}";
    expect(cut(css)).toBe(css);
  });

  test("of keyframes stays where a rule that stays names it", () => {
    const frames = "@keyframes turn{0%{opacity:0}to{opacity:1}}";
    expect(cut(`${frames}.title{animation:turn 1s}`)).toBe(`${frames}.title{animation:turn 1s}`);
    expect(cut(`.other{animation:turn 1s}${frames}p{a:b}`)).toBe("p{a:b}");
  });
});

test("rules stay in their order, and comments go", () => {
  expect(cut("p{a:b}/* c */.title{a:c}.other{a:d}p{a:e}")).toBe("p{a:b}.title{a:c}p{a:e}");
});

describe("the late sheet", () => {
  test.each([
    "*{color:red}",
    ":root{--a:1px}",
    ":focus-visible{color:red}",
    "::before{color:red}",
    "p{color:red}",
    "html body{color:red}",
    ".bar:hover ul{color:red}",
    "@media (width>1px){:root{--a:1px}}",
    "@font-face{font-family:A;src:url(/a.woff2)}",
  ])("is without what every page has: %s", (css) => {
    expect(cut(css, "<html></html>")).toBe(css);
    expect(late(css)).toBe("");
  });

  test.each([
    ".title{color:red}",
    "aside{color:red}",
    "p aside{color:red}",
    "p.title{color:red}",
    ".bar.title{color:red}",
    "@media print{.title{color:red}}",
    "@keyframes turn{0%{opacity:0}to{opacity:1}}",
  ])("has what a page may lack: %s", (css) => {
    expect(late(css)).toBe(css);
  });

  test("keeps of a rule's selectors those that a page may lack", () => {
    expect(late("*,.title,p{color:red}")).toBe(".title{color:red}");
  });
});
