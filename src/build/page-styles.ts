import { PurgeCSS } from "purgecss";

/** The inlined style sheet, with the font preload of an earlier build. */
const STYLE =
  /(?:<link rel="preload" as="font"[^>]*>)?<style data-href="[^"]*\.css"[^>]*>[\s\S]*?<\/style>/u;
const FONT = /url\((?<url>\/[^)]+\.woff2)\)/u;

/** The classes and tags of a page. Ids and attributes are taken as present: scripts may set them. */
function selectorsOf(html: string): string[] {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/gu)].flatMap(([, names = ""]) =>
    names.split(/\s+/u),
  );
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/gu)].map(([, name = ""]) => name);
  return [...new Set([...classes, ...tags])].sort();
}

const attributesIn = (css: string) => [
  ...new Set([...css.matchAll(/\[([\w-]+)/gu)].map(([, name = ""]) => name)),
];

/**
 * Makes a function that gives the rules of a style sheet that a page uses.
 *
 * @param css The whole sheet of the site.
 */
export function stylePruner(css: string): (html: string) => Promise<string> {
  const dynamicAttributes = attributesIn(css);
  // Thousands of pages share a few sets of classes and tags.
  const pruned = new Map<string, Promise<string>>();
  const prune = async (selectors: string) => {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: selectors, extension: "html" }],
      css: [{ raw: css }],
      defaultExtractor: (content) => content.split(" "),
      dynamicAttributes,
      keyframes: true,
    });
    return result?.css ?? "";
  };
  return async (html) => {
    const selectors = selectorsOf(html).join(" ");
    const known = pruned.get(selectors) ?? prune(selectors);
    pruned.set(selectors, known);
    return known;
  };
}

interface SiteStyles {
  /** URL of the whole sheet. */
  readonly href: string;
  /** Gives the rules that a page uses. */
  readonly prune: (html: string) => Promise<string>;
}

/**
 * Replaces the inlined style sheet by the rules that the page uses, and preloads the font that they
 * name. The whole sheet is loaded with the scripts (`src/layout/late-loader.ts`).
 *
 * @throws {Error} If the page has no inlined style sheet.
 */
export async function withPageStyles(html: string, { href, prune }: SiteStyles): Promise<string> {
  if (!STYLE.test(html)) throw new Error("the page has no style sheet");
  const css = await prune(html.replace(STYLE, ""));
  const font = FONT.exec(css)?.groups?.url;
  const preload =
    font === undefined
      ? ""
      : `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin=""/>`;
  return html.replace(STYLE, () => `${preload}<style data-href="${href}">${css}</style>`);
}
