import type { Page } from "@playwright/test";
import { JSDOM } from "jsdom";

const TAGS =
  "title, meta[name], meta[property], link[rel~=icon], link[rel=apple-touch-icon], link[rel=canonical], link[rel=alternate], link[rel=manifest], script[type='application/ld+json']";

/**
 * The tags of a head that search engines, link previews and browsers read, without react-helmet's
 * own mark, which it takes from the title.
 */
function tagsOf(html: string): readonly string[] {
  const { document } = new JSDOM(html).window;
  const tags = [...document.head.querySelectorAll(TAGS)].map((tag) => {
    tag.removeAttribute("data-react-helmet");
    const attributes = [...tag.attributes].map(({ name, value }) => `${name}=${value}`);
    return [tag.localName, ...attributes.toSorted(), tag.textContent].join(" ");
  });
  return [`lang ${document.documentElement.lang}`, ...tags.toSorted()];
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
