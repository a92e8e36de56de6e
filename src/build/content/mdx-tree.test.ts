import { describe, expect, test } from "@jest/globals";
import { readBody } from "./body";
import { treeOf } from "./testing/body";

const p = (...children: readonly unknown[]) => ({ tag: "p", children });

describe("a line of text", () => {
  test.each([
    ["*a*", { tag: "em", children: ["a"] }],
    ["**a**", { tag: "strong", children: ["a"] }],
    ["~~a~~", { tag: "del", children: ["a"] }],
    ["`a < {b}`", { tag: "code", children: ["a < {b}"] }],
    ["<sub>2</sub>", { tag: "sub", children: ["2"] }],
    ["<sup>*2*</sup>", { tag: "sup", children: [{ tag: "em", children: ["2"] }] }],
    ["[a](/b/)", { tag: "a", props: { href: "/b/" }, children: ["a"] }],
    ['[a](/b/ "title")', { tag: "a", props: { href: "/b/" }, children: ["a"] }],
    [
      "https://example.com",
      { tag: "a", props: { href: "https://example.com" }, children: ["https://example.com"] },
    ],
    [
      "a@example.com",
      { tag: "a", props: { href: "mailto:a@example.com" }, children: ["a@example.com"] },
    ],
    ["![a](./b.png)", { tag: "img", props: { src: "./b.png", alt: "a" } }],
  ])("%s becomes its element", async (markdown, element) => {
    expect(await treeOf(`x ${markdown}`)).toEqual([p("x ", element)]);
  });

  test("keeps its characters: escapes, references, braces", async () => {
    expect(await treeOf("\\{a\\} \\<b\\> &amp; &lt;c&gt; ₹ 5*6*7")).toEqual([
      p("{a} <b> & <c> ₹ 5", { tag: "em", children: ["6"] }, "7"),
    ]);
  });

  test("breaks where its author breaks it", async () => {
    const broken = [p("a", { tag: "br" }, "b")];
    expect(await treeOf("a\\\nb")).toEqual(broken);
    expect(await treeOf("a  \nb")).toEqual(broken);
    expect(await treeOf("a\nb")).toEqual([p("a\nb")]);
  });

  test("may have an image for its words, in a link as in a heading", async () => {
    const image = { tag: "img", props: { src: "./a.png", alt: "A plant" } };
    expect(await treeOf("## ![A plant](./a.png)\n\n[![A plant](./a.png)](/b/)")).toEqual([
      { tag: "h2", props: { id: "a-plant" }, children: [image] },
      p({ tag: "a", props: { href: "/b/" }, children: [image] }),
    ]);
  });

  test("takes the address of a reference from the first definition of it", async () => {
    const text = "[a][B] [b] ![c][i]\n\n> [b]: /first/\n\n[b]: /second/\n[i]: ./i.png";
    expect(await treeOf(text)).toEqual([
      p(
        { tag: "a", props: { href: "/first/" }, children: ["a"] },
        " ",
        { tag: "a", props: { href: "/first/" }, children: ["b"] },
        " ",
        { tag: "img", props: { src: "./i.png", alt: "c" } },
      ),
      { tag: "blockquote" },
    ]);
  });
});

describe("a block", () => {
  test.each([
    ["> a", { tag: "blockquote", children: [p("a")] }],
    ["---", { tag: "hr" }],
    [
      "```js\nimport {x}\n```",
      { tag: "pre", children: [{ tag: "code", children: ["import {x}"] }] },
    ],
    ["![a](./b.png)", { tag: "img", props: { src: "./b.png", alt: "a" } }],
    [
      "- a\n- b",
      {
        tag: "ul",
        children: [
          { tag: "li", children: ["a"] },
          { tag: "li", children: ["b"] },
        ],
      },
    ],
    [
      "- a\n\n- b",
      {
        tag: "ul",
        children: [
          { tag: "li", children: [p("a")] },
          { tag: "li", children: [p("b")] },
        ],
      },
    ],
    ["1. a", { tag: "ol", children: [{ tag: "li", children: ["a"] }] }],
    ["3. a", { tag: "ol", props: { start: 3 }, children: [{ tag: "li", children: ["a"] }] }],
    [
      "- a\n  - b",
      {
        tag: "ul",
        children: [
          { tag: "li", children: ["a", { tag: "ul", children: [{ tag: "li", children: ["b"] }] }] },
        ],
      },
    ],
  ])("%j is the element for it", async (markdown, element) => {
    expect(await treeOf(markdown)).toEqual([element]);
  });

  test("of headings has the level and anchor of each", async () => {
    const { body } = await readBody("a.mdx", {
      body: "## A *b* {/* c */}\n### C\n#### D\n##### E\n###### F\n## C",
      bodyOffset: 0,
    });
    expect(body.tree).toEqual([
      { tag: "h2", props: { id: "a-b" }, children: ["A ", { tag: "em", children: ["b"] }, " "] },
      { tag: "h3", props: { id: "c" }, children: ["C"] },
      { tag: "h4", props: { id: "d" }, children: ["D"] },
      { tag: "h5", props: { id: "e" }, children: ["E"] },
      { tag: "h6", props: { id: "f" }, children: ["F"] },
      { tag: "h2", props: { id: "c-1" }, children: ["C"] },
    ]);
    expect(body.toc.slice(0, 2)).toEqual([
      { id: "a-b", text: "A b", level: 2 },
      { id: "c", text: "C", level: 3 },
    ]);
    expect(body.anchors).toEqual(["a-b", "c", "d", "e", "f", "c-1"]);
  });

  test("of a table has a head, aligned columns and scopes", async () => {
    const cell = (tag: string, text: string, props: object) => ({ tag, props, children: [text] });
    expect(await treeOf("| A | B | C |\n|:--|--:|:-:|\n| 1 | **2** | 3 |")).toEqual([
      {
        tag: "table",
        children: [
          {
            tag: "thead",
            children: [
              {
                tag: "tr",
                children: [
                  cell("th", "A", { align: "left", scope: "col" }),
                  cell("th", "B", { align: "right", scope: "col" }),
                  cell("th", "C", { align: "center", scope: "col" }),
                ],
              },
            ],
          },
          {
            tag: "tbody",
            children: [
              {
                tag: "tr",
                children: [
                  cell("td", "1", { align: "left" }),
                  {
                    tag: "td",
                    props: { align: "right" },
                    children: [{ tag: "strong", children: ["2"] }],
                  },
                  cell("td", "3", { align: "center" }),
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(await treeOf("| A |\n|---|\n| a@b.co ~~x~~ |")).toMatchObject([{ tag: "table" }]);
  });
});

test("words are counted for the reading time", async () => {
  const { body } = await readBody("a.mdx", {
    body: "Two words.\n\n- and — *three* more",
    bodyOffset: 0,
  });
  expect(body.words).toBe(5);
});
