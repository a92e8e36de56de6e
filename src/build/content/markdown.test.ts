import { expect, test } from "@jest/globals";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import ContentNodes from "../../sections/content-nodes";
import type { ContentImage } from "../../sections/content-props";
import { readBody } from "./body";
import { treeOf } from "./testing/body";

const photo: ContentImage = {
  src: "./a.png",
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained",
        width: 800,
        height: 450,
        images: { fallback: { src: "/static/a.png" } },
      },
    },
  },
};

/** What a visitor's browser gets for an author's text. */
const htmlOf = async (text: string, images: readonly ContentImage[] = []) =>
  renderToStaticMarkup(createElement(ContentNodes, { nodes: await treeOf(text), images }));

test.each([
  ["*a*", "<em>a</em>"],
  ["**a**", "<strong>a</strong>"],
  ["~~a~~", "<del>a</del>"],
  ["`a < {b}`", "<code>a &lt; {b}</code>"],
  ["<sub>2</sub>", "<sub>2</sub>"],
  ["<sup>*2*</sup>", "<sup><em>2</em></sup>"],
  ['[a](/b/ "title")', '<a href="/b/">a</a>'],
  ["https://a.co", '<a href="https://a.co" rel="noopener">https://a.co</a>'],
  ["a@example.com", '<a href="mailto:a@example.com">a@example.com</a>'],
  ["\\{a\\} \\<b\\> &amp; &lt;c&gt; ₹ 5*6*7", "{a} &lt;b&gt; &amp; &lt;c&gt; ₹ 5<em>6</em>7"],
  ["a\\\nb", "a<br/>b"],
  ["a  \nb", "a<br/>b"],
  ["a\nb", "a\nb"],
  ["[a][B] [b]\n\n[b]: /first/\n[b]: /second/", '<a href="/first/">a</a> <a href="/first/">b</a>'],
])("a line with %j becomes %s", async (text, html) => {
  expect(await htmlOf(`x ${text}`)).toBe(`<p>x ${html}</p>`);
});

test.each([
  ["a\n\nb", "<p>a</p><p>b</p>"],
  ["> a", "<blockquote><p>a</p></blockquote>"],
  ["---", "<hr/>"],
  ["```js\nimport {x}\n```", "<pre><code>import {x}</code></pre>"],
  ["- a\n- b", "<ul><li>a</li><li>b</li></ul>"],
  ["- a\n\n- b", "<ul><li><p>a</p></li><li><p>b</p></li></ul>"],
  ["- a\n  - b", "<ul><li>a<ul><li>b</li></ul></li></ul>"],
  ["1. a", "<ol><li>a</li></ol>"],
  ["3. a", '<ol start="3"><li>a</li></ol>'],
  ["![Never in a paragraph](./none.png)", ""],
  ["## ![A plant](./none.png)", '<h2 id="a-plant"></h2>'],
])("the block %j becomes %s", async (text, html) => {
  expect(await htmlOf(text)).toBe(html);
});

test("a table has a head, aligned columns and scopes, and scrolls by itself, also by keyboard", async () => {
  expect(await htmlOf("| A | B | C |\n|:--|--:|:-:|\n| 1 | **2** | a@b.co |")).toBe(
    [
      '<div class="scroller" role="group" aria-label="Table" tabindex="0"><table>',
      '<thead><tr><th scope="col" data-align="left">A</th>',
      '<th scope="col" data-align="right">B</th>',
      '<th scope="col" data-align="center">C</th></tr></thead>',
      '<tbody><tr><th scope="row" data-align="left">1</th>',
      '<td data-align="right"><strong>2</strong></td>',
      '<td data-align="center"><a href="mailto:a@b.co">a@b.co</a></td></tr></tbody>',
      "</table></div>",
    ].join(""),
  );
});

test("headings have anchors of their own, which the table of contents names", async () => {
  const text = "## A *b* {/* c */}\n### C\n#### D\n##### E\n###### F\n## C";
  expect(await htmlOf(text)).toBe(
    '<h2 id="a-b">A <em>b</em> </h2><h3 id="c">C</h3><h4 id="d">D</h4><h5 id="e">E</h5><h6 id="f">F</h6><h2 id="c-1">C</h2>',
  );
  const { body } = await readBody("a.mdx", { body: text, bodyOffset: 0 });
  expect(body.toc.slice(0, 2)).toEqual([
    { id: "a-b", text: "A b", level: 2 },
    { id: "c", text: "C", level: 3 },
  ]);
  expect(body.anchors).toEqual(["a-b", "c", "d", "e", "f", "c-1"]);
});

test.each(["![A plant](./a.png)", "[![A plant](./a.png)](/b/)", "![A plant][i]\n\n[i]: ./a.png"])(
  "an image has its file and its text: %j",
  async (text) => {
    expect(await htmlOf(text, [photo])).toMatch(
      /<img [^>]*src="\/static\/a\.png"[^>]* alt="A plant"/u,
    );
  },
);

test.each([
  ["of another name", { ...photo, src: "./b.png" }],
  ["without a file", { ...photo, file: null }],
  ["that is no picture", { ...photo, file: { childImageSharp: null } }],
])("an image %s is left out, the text around it stays", async (_, image) => {
  expect(await htmlOf("a ![A plant](./a.png) b", [image])).toBe("<p>a  b</p>");
});

test("words are counted for the reading time", async () => {
  const { body } = await readBody("a.mdx", {
    body: "Two words.\n\n- and — *three* more",
    bodyOffset: 0,
  });
  expect(body.words).toBe(5);
});
