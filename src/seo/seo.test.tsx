import { afterEach, describe, expect, test } from "@jest/globals";
import { cleanup, render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Helmet } from "react-helmet";
import { prerender } from "../lib/testing/prerender";
import { Seo } from "./seo";

type SeoProps = ComponentProps<typeof Seo>;

const page: SeoProps = {
  title: "About us",
  brand: "Kraya",
  description: 'Who we are & "why"',
  url: "/about/",
  image: { src: "/share.png", width: 1200, height: 630, alt: "A table" },
};

/** The head as a browser has it. */
function show(props: Partial<SeoProps> = {}) {
  render(<Seo {...page} {...props} />);
  const content = (selector: string) =>
    document.head.querySelector(selector)?.getAttribute("content") ?? null;
  const href = (selector: string) =>
    document.head.querySelector(selector)?.getAttribute("href") ?? null;
  return { content, href };
}

/** The head as it is prerendered. */
function prerenderHead(props: Partial<SeoProps> = {}) {
  Helmet.canUseDOM = false;
  prerender(<Seo {...page} {...props} />);
  const { title, meta, link, script, htmlAttributes } = Helmet.renderStatic();
  Helmet.canUseDOM = true;
  return {
    title: title.toString(),
    head: [meta, link, script].map(String).join(""),
    script: script.toString(),
    html: htmlAttributes.toString(),
  };
}

afterEach(() => {
  cleanup();
  document.head.innerHTML = "";
});

describe("a page", () => {
  test("has its title with the brand, at once", () => {
    show();
    expect(document.title).toBe("About us | Kraya");
  });

  test("has its description, for networks too", () => {
    const { content } = show();
    expect(content('meta[name="description"]')).toBe('Who we are & "why"');
    expect(content('meta[property="og:description"]')).toBe('Who we are & "why"');
    expect(content('meta[property="og:title"]')).toBe("About us | Kraya");
    expect(content('meta[property="og:site_name"]')).toBe("Kraya");
    expect(content('meta[property="og:type"]')).toBe("website");
  });

  test("has its own address as the canonical one, and may be found", () => {
    const { content, href } = show();
    expect(href('link[rel="canonical"]')).toBe("https://site.example/about/");
    expect(content('meta[property="og:url"]')).toBe("https://site.example/about/");
    expect(content('meta[name="robots"]')).toBeNull();
  });

  test("has an image for networks, by its full address", () => {
    const { content } = show();
    expect(content('meta[property="og:image"]')).toBe("https://site.example/share.png");
    expect(content('meta[property="og:image:width"]')).toBe("1200");
    expect(content('meta[property="og:image:height"]')).toBe("630");
    expect(content('meta[property="og:image:alt"]')).toBe("A table");
    expect(content('meta[name="twitter:card"]')).toBe("summary_large_image");
    expect(content('meta[name="twitter:image"]')).toBe("https://site.example/share.png");
    expect(content('meta[name="twitter:image:alt"]')).toBe("A table");
  });

  test("names its language, India's where nothing is said", () => {
    show();
    expect(document.documentElement).toHaveAttribute("lang", "en-IN");
    cleanup();
    show({ language: "en-US" });
    expect(document.documentElement).toHaveAttribute("lang", "en-US");
  });

  test("names the same page for other regions", () => {
    const { href } = show({ alternates: { "en-IN": "/", "en-US": "/us/", "x-default": "/" } });
    expect(href('link[hreflang="en-IN"]')).toBe("https://site.example/");
    expect(href('link[hreflang="en-US"]')).toBe("https://site.example/us/");
    expect(href('link[hreflang="x-default"]')).toBe("https://site.example/");
  });

  test("leads readers of feeds to its feed", () => {
    const { href } = show({ feed: { title: "Kraya blog", path: "/blog/feed.xml" } });
    expect(href('link[rel="alternate"][type="application/atom+xml"]')).toBe(
      "https://site.example/blog/feed.xml",
    );
  });

  test("after another has nothing of that one's", () => {
    const { rerender } = render(
      <Seo {...page} alternates={{ "en-US": "/us/" }} structuredData={{ "@type": "Thing" }} />,
    );
    rerender(<Seo {...page} title="Blog" url="/blog/" />);
    expect(document.title).toBe("Blog | Kraya");
    expect(document.head.querySelectorAll('link[rel="alternate"], script')).toHaveLength(0);
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  });
});

test("a page that is not to be found says so, and has no address", () => {
  const { content, href } = show({ url: null });
  expect(content('meta[name="robots"]')).toBe("noindex");
  expect(href('link[rel="canonical"]')).toBeNull();
  expect(content('meta[property="og:url"]')).toBeNull();
});

describe("prerendered", () => {
  test("the head has all of it", () => {
    const { title, head, html } = prerenderHead({ title: "R&D <b>" });
    expect(title).toContain("R&amp;D &lt;b&gt; | Kraya</title>");
    expect(head).toContain('content="Who we are &amp; &quot;why&quot;"');
    expect(head).toContain('href="https://site.example/about/"');
    expect(html).toContain('lang="en-IN"');
  });

  test("structured data can't end the script it stands in, and is read as it was", () => {
    const hostile = { "@type": "Thing", name: "</script><script>alert(1)</script><!--&quot;" };
    const { script } = prerenderHead({ structuredData: hostile });
    const place = document.createElement("div");
    place.innerHTML = script;
    const [data] = place.querySelectorAll("script");
    expect(place.querySelectorAll("script")).toHaveLength(1);
    expect(data?.type).toBe("application/ld+json");
    expect(script.match(/<(?!\/?script\b)|<\/script>./giu)).toBeNull();
    expect(JSON.parse(data?.textContent ?? "")).toEqual(hostile);
  });
});
