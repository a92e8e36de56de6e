import { expect, test } from "@jest/globals";
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
