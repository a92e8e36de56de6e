import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import postcss, { AtRule, Rule, type ChildNode } from "postcss";
import parseSelectors, { type Selector } from "postcss-selector-parser";
import { assetsOf } from "./webpack-assets";

const STYLE =
  /(?:<link rel="preload" as="font"[^>]*>)?<style data-href="\/[^"]+\.css"[^>]*>[\s\S]*?<\/style>/gu;
const FONT = /url\((\/[^)]+\.woff2)\)/u;
const CLASSES = /\sclass="([^"]*)"/gu;
const TAGS = /<([a-z][a-z0-9]*)/gu;

/** At-rules whose rules apply under a condition; all others are kept or left out whole. */
const CONDITIONS = new Set(["media", "supports", "container", "layer"]);

/** A page that every build has, and its header, which every page has. */
const FRAME_PAGE = "404.html";
const HEADER = /<header[\s\S]*?<\/header>/u;

/** Tags whose own rules are in every page, whether it has them or not. */
const COMMON_TAGS = ["html", "body", "h1", "h2", "h3", "h4", "p", "a", "img", "svg"];

/** A selector, and the classes and tags without which it fits nothing. */
interface NeededBy {
  readonly selector: string;
  readonly needs: readonly string[];
}

/** A part of the sheet as a page gets it, given what the page has; empty where it has no use for it. */
type Part = (has: ReadonlySet<string>) => string;

/** What is within a pseudo-class is left out: `:not(.a)` fits without it, `:is(.a, .b)` with either. */
function readSelector({ nodes }: Selector): NeededBy {
  const needs = nodes.flatMap((node) => {
    if (node.type === "class") return `.${node.value}`;
    return node.type === "tag" ? node.value.toLowerCase() : [];
  });
  return { selector: nodes.join("").trim(), needs };
}

const selectorsOf = ({ selector }: Rule) =>
  parseSelectors().astSync(selector).nodes.map(readSelector);

function rulePart(rule: Rule): Part {
  const selectors = selectorsOf(rule);
  const body = rule.nodes.map(String).join(";");
  return (has) => {
    const fitting = selectors.filter(({ needs }) => needs.every((need) => has.has(need)));
    return fitting.length === 0
      ? ""
      : `${fitting.map(({ selector }) => selector).join(",")}{${body}}`;
  };
}

function conditionPart(rule: AtRule): Part {
  const parts = (rule.nodes ?? []).map(partOf);
  return (has) => {
    const inner = parts.map((part) => part(has)).join("");
    return inner === "" ? "" : `@${rule.name} ${rule.params}{${inner}}`;
  };
}

function partOf(node: ChildNode): Part {
  if (node instanceof Rule) return rulePart(node);
  if (node instanceof AtRule && CONDITIONS.has(node.name)) return conditionPart(node);
  const text = node.type === "comment" ? "" : node.toString();
  return () => (text === "" || text.endsWith("}") ? text : `${text};`);
}

/** Keyframes are kept where something that is kept names them. */
function withoutUnusedKeyframes(css: string): string {
  return css.replace(
    /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/gu,
    (text, name: string, at: number) => {
      const elsewhere = css.slice(0, at) + css.slice(at + text.length);
      return elsewhere.includes(name) ? text : "";
    },
  );
}

function tokensOf(html: string): ReadonlySet<string> {
  const classes = [...html.matchAll(CLASSES)].flatMap(([, names = ""]) => names.split(/\s+/u));
  const tags = [...html.matchAll(TAGS)].map(([, name = ""]) => name);
  return new Set([...classes.map((name) => `.${name}`), ...tags]);
}

/**
 * Classes and tags whose own rules every page has inlined, whether it has them or not: common tags,
 * and what stands in the header.
 *
 * @param html Any page.
 */
export function commonTokens(html: string): ReadonlySet<string> {
  const [header = ""] = HEADER.exec(html) ?? [];
  return new Set([...COMMON_TAGS, ...tokensOf(header)]);
}

/**
 * A reader of the site's style sheet. What it returns gives the part of the sheet that can fit a page,
 * by the classes and tags of its HTML. States, attributes and ids are taken as fitting, so that what
 * shows before scripts run is painted as with the whole sheet.
 *
 * @param css The whole sheet.
 * @param common What every page has, as `commonTokens` tells.
 */
export function pruner(css: string, common: ReadonlySet<string>): (html: string) => string {
  const { nodes } = postcss.parse(css);
  const parts = nodes.map(partOf);
  // Thousands of pages have the same few sets of classes and tags.
  const known = new Map<string, string>();
  return (html) => {
    const has = new Set([...common, ...tokensOf(html)]);
    const key = [...has].sort().join(" ");
    const pruned =
      known.get(key) ?? withoutUnusedKeyframes(parts.map((part) => part(has)).join(""));
    known.set(key, pruned);
    return pruned;
  };
}

async function sheetAddress(folder: string): Promise<string> {
  const { app } = await assetsOf(folder);
  const sheets = app.filter((name) => name.endsWith(".css"));
  const [sheet] = sheets;
  if (sheet === undefined || sheets.length > 1) {
    throw new Error(`the build has ${sheets.length} style sheets, not one: ${sheets.join(", ")}`);
  }
  return sheet;
}

/** Screens on which the first page of a visit has the site's font: as in src/styles/tokens.css. */
const FONT_SCREENS = "(min-width: 48rem)";

/**
 * Asks for the site's font early, but after all else: found by layout it would count as urgent, and
 * its 15 KB would stand before the first paint, which does not wait for it (docs/decisions/0021). On
 * narrower screens the late loader fetches it for the next page (docs/decisions/0027).
 */
function fontPreload(css: string): string {
  const [, font] = FONT.exec(css) ?? [];
  if (font === undefined) return "";
  return `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin="" fetchpriority="low" media="${FONT_SCREENS}"/>`;
}

/** The site's style sheet, and what writes its part of it into a page. */
interface PageStyles {
  readonly css: string;
  /** @throws {Error} Where the page has no one place for it. */
  readonly withStyles: (html: string) => string;
}

/**
 * The sheet that comes with the scripts: what a page may not have inlined. Fonts they all have, and a
 * second sheet that names them makes the browser lay out the whole page anew (75 ms of a phone's
 * processor for the home page, docs/performance.md). They all have the rules, too, that apply to any
 * element, to the root, to a common tag or to the header; in a second sheet these make it style the
 * whole page, or the header, anew.
 *
 * @param css The whole sheet.
 * @param common As for `pruner`.
 */
export function lateSheet(css: string, common: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkAtRules("font-face", (rule) => void rule.remove());
  root.walkRules((rule) => {
    if (rule.parent instanceof AtRule && !CONDITIONS.has(rule.parent.name)) return; // Keyframes.
    const late = selectorsOf(rule).filter(({ needs }) => !needs.every((need) => common.has(need)));
    if (late.length === 0) rule.remove();
    else rule.selector = late.map(({ selector }) => selector).join(",");
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/**
 * Writes the late style sheet, and gives what writes into a page its own part of the site's styles, in
 * the place of what is there. Gatsby inlines the whole sheet, and after a change of styles alone leaves
 * the old one in the pages of a warm build.
 *
 * @param folder The build's output.
 * @throws {Error} Where the build has no such sheet, or no page for errors.
 */
export async function pageStyles(folder: string): Promise<PageStyles> {
  const sheet = await sheetAddress(folder);
  const css = await readFile(path.join(folder, sheet), "utf8");
  const late = `late-${sheet}`;
  const common = commonTokens(await readFile(path.join(folder, FRAME_PAGE), "utf8"));
  await writeFile(path.join(folder, late), lateSheet(css, common));
  const prune = pruner(css, common);
  const opening = `${fontPreload(css)}<style data-href="/${late}">`;
  const withStyles = (html: string) => {
    const [start = "", end = "", ...more] = html.split(STYLE);
    const slots = more.length + (end === "" ? 0 : 1);
    if (slots !== 1) throw new Error(`the page has ${slots} places for the style sheet, not one`);
    return `${start}${opening}${prune(start + end)}</style>${end}`;
  };
  return { css, withStyles };
}
