/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { contentHtmlOf, withContentHtml } from "./content-html";

const part = (name: string, inside: string) =>
  `<div class="a" data-content="${name}">${inside}</div>`;

describe("the parts of a page's text", () => {
  test("are what stands in their elements, with other elements of the same kind inside", () => {
    const text = "<div><div>a</div></div><p>b</p>";
    const html = `<div><h1>t</h1>${part("actions", "<a>c</a>")}</div>${part("text", text)}<div>d</div>`;
    expect(contentHtmlOf(html)).toEqual({ actions: "<a>c</a>", text });
  });

  test("may say style in words", () => {
    const text = "<code>&lt;i style=&quot;a&quot;&gt;</code>";
    expect(contentHtmlOf(part("text", text))).toEqual({ text });
  });

  test("may be empty, or not there", () => {
    expect(contentHtmlOf(part("text", ""))).toEqual({ text: "" });
    expect(contentHtmlOf("<div></div>")).toEqual({});
  });

  test.each([
    ["that ends nowhere", '<div data-content="text"><p>a</p>', "has no end"],
    ["with a style attribute", part("text", '<i class="x" style="width:2%"></i>'), "use a class"],
    ["twice", part("text", "") + part("text", ""), 'has 2 parts "text", not one'],
  ])("fail the build: one %s", (_, html, message) => {
    expect(() => contentHtmlOf(html)).toThrow(message);
  });
});

describe("a page's data", () => {
  const data = (value: unknown) =>
    JSON.stringify({ path: "/a/", result: { data: { page: value } } });
  const tree = [{ tag: "p", children: ["a"] }];

  test("for browsers have the text as HTML, and all else as it was", () => {
    const own = data({ title: "T", body: tree, images: [{ src: "./a.png" }] });
    const changed = withContentHtml(own, part("text", "<p>a</p>")) ?? "";
    expect(JSON.parse(changed)).toEqual({
      path: "/a/",
      result: { data: { page: { title: "T", body: { text: "<p>a</p>" }, images: [] } } },
    });
  });

  test.each([
    ["without a text", data({ title: "T" })],
    ["of a page that is not there", data(null)],
    ["that are for browsers already", data({ body: { text: "" }, images: [] })],
    ["without data", JSON.stringify({ path: "/a/", result: {} })],
  ])("%s stay as they are", (_, own) => {
    expect(withContentHtml(own, part("text", ""))).toBeNull();
  });
});
