import { afterEach, expect, test } from "@jest/globals";
import { cleanup, render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Helmet } from "react-helmet";
import { prerender } from "../lib/testing/prerender";
import { Seo } from "./seo";
import type { StructuredData } from "./structured-data";

type SeoProps = ComponentProps<typeof Seo>;

const page: SeoProps = {
  title: "About us",
  brand: "Brand",
  description: 'Who we are & "why"',
  url: "/about/",
  image: { src: "/share/about.jpg", alt: "A table" },
};

const dataOf = (name: string): StructuredData => ({
  "@context": "https://schema.org",
  "@graph": [{ "@type": "Person", name }],
});

/** Renders the head in a browser. Returns a function that reads an attribute of one element. */
function show(props: Partial<SeoProps> = {}) {
  render(<Seo {...page} {...props} />);
  return (selector: string, attribute: "content" | "href") =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
}

/** The head as it is prerendered. */
function prerenderHead(props: Partial<SeoProps> = {}) {
  Helmet.canUseDOM = false;
  prerender(<Seo {...page} {...props} />);
  const { title, meta, link, script, htmlAttributes } = Helmet.renderStatic();
  Helmet.canUseDOM = true;
  return {
    head: [title, meta, link, script].map(String).join(""),
    script: script.toString(),
    html: htmlAttributes.toString(),
  };
}

afterEach(() => {
  cleanup();
  document.head.innerHTML = "";
});

test("the title has the brand at once, before the page view is sent", () => {
  show();
  expect(document.title).toBe("About us | Brand");
});

test.each([
  ['meta[property="og:title"]', "content", "About us | Brand"],
  ['meta[property="og:description"]', "content", 'Who we are & "why"'],
  ['meta[property="og:image"]', "content", "https://site.example/share/about.jpg"],
  ['meta[property="og:image:alt"]', "content", "A table"],
  ['link[rel="canonical"]', "href", "https://site.example/about/"],
  ['meta[name="robots"]', "content", null],
] as const)("%s has the %s %j", (selector, attribute, value) => {
  expect(show()(selector, attribute)).toBe(value);
});

test("a page without a URL is kept out of search engines", () => {
  const read = show({ url: null });
  expect(read('meta[name="robots"]', "content")).toBe("noindex");
  expect(read('link[rel="canonical"]', "href")).toBeNull();
  expect(read('meta[property="og:url"]', "content")).toBeNull();
});

test.each([
  [{}, "en-IN"],
  [{ language: "en-US" }, "en-US"],
] as const)("with %j the language is %s", (props, language) => {
  show(props);
  expect(document.documentElement).toHaveAttribute("lang", language);
});

test("a page links to its versions for other regions, its feed and its Markdown", () => {
  const read = show({
    alternates: { "en-IN": "/", "en-US": "/us/" },
    forms: [
      { type: "application/atom+xml", title: "Blog", path: "/blog/feed.xml" },
      { type: "text/markdown", title: "About us", path: "/about/index.html.md" },
    ],
  });
  expect(read('link[hreflang="en-IN"]', "href")).toBe("https://site.example/");
  expect(read('link[hreflang="en-US"]', "href")).toBe("https://site.example/us/");
  expect(read('link[type="application/atom+xml"]', "href")).toBe(
    "https://site.example/blog/feed.xml",
  );
  expect(read('link[type="text/markdown"]', "href")).toBe(
    "https://site.example/about/index.html.md",
  );
});

test("after a navigation nothing of the previous page remains", () => {
  const { rerender } = render(
    <Seo {...page} alternates={{ "en-US": "/us/" }} structuredData={dataOf("A")} />,
  );
  rerender(<Seo {...page} title="Blog" url="/blog/" />);
  expect(document.title).toBe("Blog | Brand");
  expect(document.head.querySelectorAll('link[rel="alternate"], script')).toHaveLength(0);
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
});

test("the prerendered head is complete and escaped", () => {
  const { head, html } = prerenderHead({ title: "R&D <b>" });
  expect(head).toContain("R&amp;D &lt;b&gt; | Brand</title>");
  expect(head).toContain('content="Who we are &amp; &quot;why&quot;"');
  expect(head).toContain('href="https://site.example/about/"');
  expect(html).toContain('lang="en-IN"');
});

test("prerendered structured data can't close its script element, and is read unchanged", () => {
  const hostile = dataOf("</script><script>alert(1)</script><!--&quot;");
  const { script } = prerenderHead({ structuredData: hostile });
  const parent = document.createElement("div");
  parent.innerHTML = script;
  const scripts = parent.querySelectorAll("script");
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.type).toBe("application/ld+json");
  expect(JSON.parse(scripts[0]?.textContent ?? "")).toEqual(hostile);
});
