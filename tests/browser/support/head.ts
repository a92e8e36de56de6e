import type { Page } from "@playwright/test";
import { parse } from "node-html-parser";

const TAGS =
  "title, meta[name], meta[property], link[rel~=icon], link[rel=apple-touch-icon], link[rel=canonical], link[rel=alternate], link[rel=manifest], script[type='application/ld+json']";

/**
 * The tags of a page that search engines, link previews and browsers read, without react-helmet's own
 * mark, which it takes from the title.
 */
function tagsOf(html: string): readonly string[] {
  const root = parse(html);
  const tags = root.querySelectorAll(TAGS).map((tag) => {
    const attributes = Object.entries(tag.attributes)
      .filter(([name]) => name !== "data-react-helmet")
      .map(([name, value]) => `${name.toLowerCase()}=${value}`);
    return [tag.rawTagName, ...attributes.toSorted(), tag.text].join(" ");
  });
  const language = root.querySelector("html")?.getAttribute("lang") ?? "";
  return [`lang ${language}`, ...tags.toSorted()];
}

/** The tags of the page that is shown. */
export const shownHead = async (page: Page) =>
  tagsOf(
    await page.evaluate(() => {
      const { lang } = document.documentElement;
      return `<html lang="${lang}">${document.head.outerHTML}`;
    }),
  );

/** The same tags in the HTML that the server sends. */
export async function sentHead(page: Page, path: string) {
  const [head = ""] = (await (await page.request.get(path)).text()).split("</head>");
  return tagsOf(head);
}
