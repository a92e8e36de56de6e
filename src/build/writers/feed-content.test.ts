import { expect, test } from "@jest/globals";
import { feedContent } from "./feed-content";
import { pageContent } from "./page-content";

const PAGE = "https://site.example/blog/a-post/";
const inFeed = (html: string) =>
  feedContent(pageContent(`<div data-content="text">${html}</div>`, PAGE).text, PAGE);

test.each([
  ["a page of the site", '<a href="/glossary/duty/">', "https://site.example/glossary/duty/"],
  ["a heading of the post", '<a href="#prices">', `${PAGE}#prices`],
  [
    "another site",
    '<a href="https://other.example/a?b=1&amp;c=2">',
    "https://other.example/a?b=1&amp;c=2",
  ],
  ["an e-mail address", '<a href="mailto:a@b.example">', "mailto:a@b.example"],
])("a link to %s is a full one", (_, link, expected) => {
  expect(inFeed(`${link}x</a>`)).toBe(`<a href="${expected}">x</a>`);
});

test("an image has full addresses, its words and its size", () => {
  const image =
    '<img class="x" src="/static/a.png" srcSet="/static/a.png 656w, /static/b.png 1312w" alt="A &quot;bar&quot;" width="656" loading="lazy"/>';
  expect(inFeed(image)).toBe(
    '<img src="https://site.example/static/a.png" srcset="https://site.example/static/a.png 656w, https://site.example/static/b.png 1312w" alt="A &quot;bar&quot;" width="656">',
  );
});

test("scripts, styles, drawings, forms and handlers are left out, words stay", () => {
  expect(
    inFeed(
      '<p class="a" style="color:red" onclick="x()" data-x="1">One<script>alert(1)</script> <b>two</b></p><style>p{}</style><svg><title>T</title></svg><form action="/a/"><button>Go</button></form><table><tbody><tr><td colSpan="2">3 &lt; 4</td></tr></tbody></table>',
    ),
  ).toBe(
    '<p>One <b>two</b></p> <table><tbody><tr><td colspan="2">3 &lt; 4</td></tr></tbody></table>',
  );
});

test("a link to a term is a full link, without the definition that its page keeps hidden", () => {
  expect(
    inFeed(
      '<p>Ask by <a href="/glossary/rfq/" aria-describedby="term:rfq">RFQ</a>.</p><div hidden=""><p id="term:rfq" role="tooltip">A request.</p></div><p>Wait.</p>',
    ),
  ).toBe('<p>Ask by <a href="https://site.example/glossary/rfq/">RFQ</a>.</p><p>Wait.</p>');
});
