import { toolNames, toolPage } from "../../src/lib/tool-names";
import { caseStudies, posts, sitePages } from "./site-content";
import { embeds } from "./tool-content";

/** A few bytes over a budget, or response headers, must not stop a change of wording. */
export const TOLERANCE = 1.05;

/** Pages of `content/pages` that consist of a form or of law. */
const plain = sitePages
  .filter(({ template }) => template === "form" || template === "legal")
  .map(({ url }) => url);

const withTools = [...embeds.map(({ address }) => address), ...toolNames.map(toolPage)];

/** KB of 1,024 bytes of HTML with inlined CSS, compressed with brotli (docs/performance.md). */
export function htmlBudgetOf(url: string): number {
  if (url === "/" || url === "/us/") return 21;
  if (url === "/glossary/") return 15.5;
  if (withTools.includes(url)) return 20;
  if (posts.some((post) => post.url === url)) return 20;
  if (caseStudies.some((study) => study.url === url)) return 15;
  if (plain.includes(url)) return 14;
  return sitePages.some((page) => page.url === url) ? 17 : 14;
}
