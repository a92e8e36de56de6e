import type { BuiltPage } from "../../../scripts/lib/built-pages";
import { filesBelow } from "../../../src/build/files-below";
import { TOOL_FRAGMENT } from "../../../src/lib/tool-fragment";

/** A link of a page. */
interface PageLink {
  /** URL path of the page. */
  readonly from: string;
  /** The link's address as written. */
  readonly href: string;
}

const BASE = "https://site.invalid";

const targetOf = ({ from, href }: PageLink) => new URL(href, BASE + from);

/** Links, and forms that open a page before scripts run. */
function linksOf({ url, document }: BuiltPage, ancestor = ""): PageLink[] {
  return document
    .querySelectorAll(`${ancestor} a[href], ${ancestor} form[action]`)
    .map((element) => element.getAttribute("href") ?? element.getAttribute("action") ?? "")
    .filter((href) => URL.canParse(href, BASE + url))
    .map((href) => ({ from: url, href }));
}

/** Images of a page in all their sizes. */
function imagesOf({ url, document }: BuiltPage): PageLink[] {
  return document.querySelectorAll("img[src], [srcset]").flatMap((element) => {
    const set = element.getAttribute("srcset") ?? "";
    return [element.getAttribute("src"), ...set.split(/,\s+/u)]
      .map((image) => image?.trim().split(/\s+/u)[0] ?? "")
      .filter((href) => href !== "" && !href.startsWith("data:"))
      .map((href) => ({ from: url, href }));
  });
}

/** Links to pages, files, images or anchors that the site in `public/` does not have. */
export function deadLinks(pages: readonly BuiltPage[]): readonly PageLink[] {
  const files = new Set(filesBelow("public"));
  const anchors = new Map(
    pages.map(({ url, document }) => [
      url,
      new Set(document.querySelectorAll("[id]").map(({ id }) => id)),
    ]),
  );
  const isDead = (link: PageLink) => {
    const { pathname, hash } = targetOf(link);
    const known = anchors.get(pathname);
    const file = decodeURI(pathname.slice(1));
    if (known === undefined) return !files.has(file) && !files.has(`${file}index.html`);
    // The figures of a tool are no anchor.
    if (hash === "" || hash.startsWith(TOOL_FRAGMENT)) return false;
    return !known.has(decodeURIComponent(hash.slice(1)));
  };
  return pages
    .flatMap((page) => [...linksOf(page), ...imagesOf(page)])
    .filter((link) => targetOf(link).origin === BASE)
    .filter(isDead);
}

/** Pages that no path of links in the pages' own content, without header and footer, leads to from home. */
export function unreachablePages(pages: readonly BuiltPage[]): readonly string[] {
  const targets = new Map(
    pages.map((page) => [page.url, linksOf(page, "main").map((link) => targetOf(link).pathname)]),
  );
  const reached = new Set(["/"]);
  // A set also visits what is added meanwhile.
  for (const url of reached) for (const target of targets.get(url) ?? []) reached.add(target);
  return [...targets.keys()].filter((url) => !reached.has(url));
}
