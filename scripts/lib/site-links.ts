import { TOOL_FRAGMENT } from "../../src/lib/tool-fragment";
import { isListed, type BuiltPage } from "./built-pages";

/** A link of a page. */
export interface PageLink {
  /** URL path of the page. */
  readonly from: string;
  /** The link's address as written. */
  readonly href: string;
}

/** What a crawl of the built site found. */
export interface LinkReport {
  /** Links to pages, files, images or anchors that the site does not have. */
  readonly dead: readonly PageLink[];
  /** Links to other sites, which the crawl does not fetch. */
  readonly external: readonly PageLink[];
  /** Pages that no other page links to. */
  readonly orphans: readonly string[];
  /**
   * Clicks from the home page to each page by links in `main`, without header and footer. Infinity for
   * a page without such a path.
   */
  readonly depths: ReadonlyMap<string, number>;
}

const BASE = "https://site.invalid";

/** Links, and forms that open a page before scripts run. */
const linksOf = ({ url, document }: BuiltPage, ancestor = ""): PageLink[] =>
  document.querySelectorAll(`${ancestor} a[href], ${ancestor} form[action]`).flatMap((element) => {
    const href = element.getAttribute("href") ?? element.getAttribute("action");
    return href === undefined || !URL.canParse(href, BASE + url) ? [] : [{ from: url, href }];
  });

/** Images of a page in all their sizes. */
const imagesOf = ({ url, document }: BuiltPage): PageLink[] =>
  document.querySelectorAll("img[src], [srcset]").flatMap((element) => {
    const set = element.getAttribute("srcset") ?? "";
    const hrefs = [element.getAttribute("src"), ...set.split(/,\s+/u)]
      .map((image) => image?.trim().split(/\s+/u)[0] ?? "")
      .filter((href) => href !== "" && !href.startsWith("data:"));
    return hrefs.map((href) => ({ from: url, href }));
  });

const targetOf = ({ from, href }: PageLink) => new URL(href, BASE + from);

/** Walks from the home page, one click at a time. */
function clickDepths(pages: readonly BuiltPage[]): Map<string, number> {
  const targets = new Map(
    pages.map((page) => [page.url, linksOf(page, "main").map((link) => targetOf(link).pathname)]),
  );
  const depths = new Map(pages.map(({ url }) => [url, Infinity]));
  let reached = ["/"];
  for (let depth = 0; reached.length > 0; depth += 1) {
    for (const url of reached) depths.set(url, depth);
    const next = new Set(reached.flatMap((url) => targets.get(url) ?? []));
    reached = [...next].filter((url) => depths.get(url) === Infinity);
  }
  return depths;
}

/**
 * Reads the links of all pages. Pages that search engines may not list need no link to them.
 *
 * @param files Paths of the files that the site serves, from its root, without a leading slash.
 */
export function reportLinks(pages: readonly BuiltPage[], files: ReadonlySet<string>): LinkReport {
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
  const links = pages.flatMap((page) => [...linksOf(page), ...imagesOf(page)]);
  const listed = pages.filter(isListed);
  const linked = new Set(
    links
      .filter((link) => targetOf(link).pathname !== link.from)
      .map((link) => targetOf(link).pathname),
  );
  const internal = links.filter((link) => targetOf(link).origin === BASE);
  return {
    dead: internal.filter(isDead),
    external: links.filter(
      (link) => /^https?:$/u.test(targetOf(link).protocol) && targetOf(link).origin !== BASE,
    ),
    orphans: listed.map(({ url }) => url).filter((url) => !linked.has(url)),
    depths: clickDepths(listed),
  };
}
