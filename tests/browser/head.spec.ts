import type { Page } from "@playwright/test";
import { JSDOM } from "jsdom";
import { caseStudies, first, posts, terms } from "../support/site-content";
import { templatePages } from "./support/pages";
import { follow } from "./support/navigation";
import { expect, test, waitForHydration } from "./support/test";

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

const shownHead = async (page: Page) => tagsOf(await page.content());

/** The same tags in the HTML that the server sends. */
const sentHead = async (page: Page, path: string) =>
  tagsOf(await (await page.request.get(path)).text());

for (const path of [...new Set([...templatePages, "/faq/", "/404.html"])]) {
  test(`the head of ${path} stays as it was sent, with a campaign's query too`, async ({
    page,
  }) => {
    await page.goto(`${path}?utm_source=mail`);
    await waitForHydration(page);
    const sent = await sentHead(page, path);
    expect(sent.length).toBeGreaterThan(10);
    expect(await shownHead(page)).toEqual(sent);
  });
}

for (const [from, to] of [
  ["/us/", "/faq/"],
  ["/faq/", "/"],
  ["/about/", "/search/"],
  ["/search/", "/glossary/"],
  ["/blog/", first(posts).url],
  ["/glossary/", first(terms).url],
  ["/case-study/", first(caseStudies).url],
] as const) {
  test(`after following a link from ${from}, ${to} has its own head and nothing else`, async ({
    page,
  }) => {
    await page.goto(from);
    await waitForHydration(page);
    await follow(page, to);
    await expect.poll(() => shownHead(page)).toEqual(await sentHead(page, to));
  });
}
