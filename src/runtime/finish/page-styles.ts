import postcss, { AtRule, type Rule } from "postcss";
import parseSelectors from "postcss-selector-parser";

/** The inlined style sheet. */
const STYLE = /<style data-href="[^"]*\.css"[^>]*>[\s\S]*?<\/style>/u;

/** The classes and tags of a page. Ids, states and other attributes count as present: they may change. */
function selectorsIn(html: string): string[] {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/gu)].flatMap(([, names = ""]) =>
    names.split(/\s+/u).map((name) => `.${name}`),
  );
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/gu)].map(([, name = ""]) => name);
  return [...new Set([...classes, ...tags])].sort();
}

/** `data-` attributes that scripts set before the whole sheet has loaded, or when it can't be loaded. */
const EARLY = /^data-(?:background|failed|fresh|open|region|scripts-failed|waiting)/u;

/**
 * The classes, tags and `data-` attributes without which a selector matches nothing. Those inside a
 * pseudo-class don't count: `:is(.a, .b)` needs only one, and `:not(.a)` none.
 */
function requirementsOf(selector: string): string[] {
  const [first] = parseSelectors().astSync(selector).nodes;
  return (first?.nodes ?? []).flatMap((node) => {
    if (node.type === "class") return `.${node.value}`;
    if (
      node.type === "attribute" &&
      /^data-/u.test(node.attribute) &&
      !EARLY.test(node.attribute)
    ) {
      return ` ${node.attribute}${node.value === undefined ? "" : `="${node.value}"`}`;
    }
    return node.type === "tag" ? node.value.toLowerCase() : [];
  });
}

const isKeyframe = ({ parent }: Rule) => parent instanceof AtRule && parent.name === "keyframes";

/**
 * Makes a function that gives the rules of a style sheet that a page uses. PurgeCSS 8 would do, but it
 * drops `:is(…)` and selectors without a name such as `:focus-visible`.
 *
 * @param css The whole sheet of the site.
 */
export function stylePruner(css: string): (html: string) => string {
  const sheet = postcss.parse(css);
  const requirements = new Map<string, string[]>();
  sheet.walkRules(({ selectors }) => {
    for (const selector of selectors) requirements.set(selector, requirementsOf(selector));
  });
  const prune = (present: ReadonlySet<string>) => {
    const copy = sheet.clone();
    copy.walkComments((comment) => void comment.remove());
    copy.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const used = rule.selectors.filter((selector) =>
        requirements.get(selector)?.every((name) => present.has(name)),
      );
      if (used.length === 0) rule.remove();
      else rule.selectors = used;
    });
    copy.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
    const rest = copy.toString();
    copy.walkAtRules("keyframes", (rule) => {
      if (rest.split(rule.params).length < 3) rule.remove();
    });
    return copy.toString();
  };
  const attributes = [...new Set([...requirements.values()].flat())].filter((name) =>
    name.startsWith(" data-"),
  );
  // Thousands of pages share a few sets of names.
  const results = new Map<string, string>();
  return (html) => {
    const names = [...selectorsIn(html), ...attributes.filter((name) => html.includes(name))];
    const key = names.join(" ");
    const result = results.get(key) ?? prune(new Set(names));
    results.set(key, result);
    return result;
  };
}

interface SiteStyles {
  /** URL of the whole sheet. */
  readonly href: string;
  /** Gives the rules that a page uses. */
  readonly prune: (html: string) => string;
}

/**
 * Replaces the inlined style sheet with the rules that the page uses. The whole sheet is loaded with the
 * scripts (`src/runtime/late-loader.ts`).
 *
 * @throws {Error} If the page has no inlined style sheet.
 */
export function withPageStyles(html: string, { href, prune }: SiteStyles): string {
  if (!STYLE.test(html)) throw new Error("the page has no style sheet");
  const css = prune(html.replace(STYLE, ""));
  return html.replace(STYLE, () => `<style data-href="${href}">${css}</style>`);
}
