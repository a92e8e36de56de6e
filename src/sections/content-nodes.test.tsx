import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { ContentNode } from "../content-model/content-tree";
import ContentNodes, { type ContentImage } from "./content-nodes";
import { splitClosing, splitContent, splitSections } from "./content-parts";

const cover: ContentImage = {
  src: "./cover.png",
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained",
        width: 800,
        height: 450,
        images: { fallback: { src: "/static/cover.png" } },
      },
    },
  },
};

function html(tree: readonly ContentNode[]): string {
  return render(<ContentNodes nodes={tree} images={[cover]} />).container.innerHTML;
}

const p = (...children: ContentNode[]): ContentNode => ({ tag: "p", children });

describe("text", () => {
  test.each<[string, ContentNode[], string]>([
    ["nothing", [], ""],
    ["plain text", ["a & b <c>"], "a &amp; b &lt;c&gt;"],
    [
      "paragraphs with marks",
      [p("a ", { tag: "strong", children: ["b"] }, { tag: "em", children: ["c"] }), p("d")],
      "<p>a <strong>b</strong><em>c</em></p><p>d</p>",
    ],
    [
      "headings with anchors",
      [{ tag: "h2", props: { id: "cost" }, children: ["Cost"] }],
      '<h2 id="cost">Cost</h2>',
    ],
    [
      "lists, with their first number",
      [{ tag: "ol", props: { start: 3 }, children: [{ tag: "li", children: ["c"] }] }],
      '<ol start="3"><li>c</li></ol>',
    ],
    ["elements without content", [p("a", { tag: "br" }, "b"), { tag: "hr" }], "<p>a<br>b</p><hr>"],
    [
      "code as it is",
      [{ tag: "pre", children: [{ tag: "code", children: ["<script>alert(1)</script>"] }] }],
      "<pre><code>&lt;script&gt;alert(1)&lt;/script&gt;</code></pre>",
    ],
  ])("%s", (_, tree, expected) => {
    expect(html(tree)).toBe(expected);
  });
});

test("a body that is not a list is an error that says what to do", () => {
  expect(() => splitContent({ tag: "p" })).toThrow("Delete .cache and public.");
});

test("what a home page ends with is apart from its text", () => {
  const end: ContentNode = { component: "Closing", props: {}, children: [p("Asked")] };
  expect(splitClosing([p("Text"), end])).toEqual({ main: [p("Text")], closing: [p("Asked")] });
  expect(splitClosing([p("Text")])).toEqual({ main: [p("Text")], closing: [] });
});

test("what a form page shows beside its form ends at the first section", () => {
  const section: ContentNode = {
    component: "Section",
    props: { id: "cost", title: "Cost" },
    children: [p("Cost")],
  };
  expect(splitSections([p("Next"), section, p("End")])).toEqual({
    before: [p("Next")],
    sections: [section, p("End")],
  });
  expect(splitSections([p("Next")])).toEqual({ before: [p("Next")], sections: [] });
});

test("a wide table scrolls by itself, also by keyboard", () => {
  html([
    {
      tag: "table",
      children: [
        {
          tag: "tbody",
          children: [
            { tag: "tr", children: [{ tag: "td", props: { align: "right" }, children: ["1"] }] },
          ],
        },
      ],
    },
  ]);
  const scroller = screen.getByRole("group", { name: "Table" });
  expect(scroller).toHaveAttribute("tabindex", "0");
  expect(within(scroller).getByRole("table")).toBeVisible();
  expect(screen.getByRole("cell", { name: "1" })).toHaveAttribute("data-align", "right");
});

describe("images", () => {
  test("are shown with their file and text", () => {
    html([p({ tag: "img", props: { src: "./cover.png", alt: "A cover" } })]);
    expect(screen.getByRole("img", { name: "A cover" })).toHaveAttribute(
      "src",
      "/static/cover.png",
    );
  });

  test("that are unknown are left out, the text around them stays", () => {
    expect(html([p("a", { tag: "img", props: { src: "./other.png", alt: "x" } }, "b")])).toBe(
      "<p>ab</p>",
    );
  });

  test.each<ContentImage>([
    { src: "./x.png", file: null },
    { src: "./x.png", file: { childImageSharp: null } },
  ])("without a usable file are left out: %j", (image) => {
    const tree: ContentNode[] = [{ tag: "img", props: { src: "./x.png" } }];
    render(<ContentNodes nodes={tree} images={[image]} />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.queryByRole("presentation")).toBeNull();
  });
});
