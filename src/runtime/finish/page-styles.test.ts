import { describe, expect, test } from "@jest/globals";
import { stylePruner, withPageStyles } from "./page-styles";

const page =
  '<html><body><h1 class="title big">A</h1><p id="x" data-tone="late">B</p></body></html>';
const prune = (css: string) => stylePruner(css)(page);

describe("a page's style rules", () => {
  test.each([
    ".title{color:red}",
    "h1.big{color:red}",
    "*{color:red}",
    ":root{--a:1px}",
    '.title:hover::before{content:"a"}',
    ".title:not(.other){color:red}",
    "[data-region=us] .title{color:red}",
    ".title[data-open]{color:red}",
    "[data-tone=late]{color:red}",
    "[data-tone]{color:red}",
    ":focus-visible{color:red}",
    ":is(.other,aside) .title{color:red}",
    "@keyframes used{from{color:red}}.title{animation:used 1s}",
    "@media print{.title{color:red}}",
  ])("keep what can apply to the page: %s", (css) => {
    expect(prune(css)).toBe(css);
  });

  test.each([
    ".other{color:red}",
    "aside{color:red}",
    ".title.other{color:red}",
    ".other .title{color:red}",
    ".title[data-tone=done]{color:red}",
    ".title[data-running]{color:red}",
    "@media print{.other{color:red}}",
    "@keyframes unused{from{color:red}}",
  ])("leave out what can't: %s", (css) => {
    expect(prune(css)).toBe("");
  });
});

test("the page gets its rules, once however often it is finished", () => {
  const css = ".title{color:red}.other{color:blue}";
  const written = `<style data-href="/styles.1.css" data-identity="gatsby">${css}</style>${page}`;
  const styles = { href: "/styles.2.css", prune: stylePruner(css) };
  const once = withPageStyles(written, styles);
  expect(once).toBe(`<style data-href="/styles.2.css">.title{color:red}</style>${page}`);
  expect(withPageStyles(once, styles)).toBe(once);
});
