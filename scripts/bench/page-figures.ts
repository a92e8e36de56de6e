import type { Result } from "lighthouse";
import { z } from "zod";
import { failingAudits, scoreOf, type Category } from "../lib/lighthouse";
import { median } from "./statistics";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Figures of one load. Times in ms, sizes in bytes as transferred, headers included. */
export interface Load {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly performance: number;
  readonly htmlAndCss: number;
  readonly js: number;
  readonly fonts: number;
  readonly all: number;
  readonly requests: number;
}

/** Medians over the loads of a page, and what does not depend on time from its first. */
export interface PageFigures extends Load {
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that keep a category below 100, once each. */
  readonly failing: readonly string[];
}

const networkItems = z.array(
  z.object({ url: z.string(), transferSize: z.number(), resourceType: z.string().optional() }),
);

function metric({ audits }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse gave no ${id}.`);
  return value;
}

/** Reads the figures of a load that Lighthouse has judged for performance. */
export function loadOf(result: Result): Load {
  const details = result.audits["network-requests"]?.details;
  const items = networkItems
    .parse(details !== undefined && "items" in details ? details.items : [])
    .filter(({ url }) => url.startsWith("http"));
  const bytes = (...types: readonly string[]) =>
    items
      .filter(({ resourceType = "" }) => types.length === 0 || types.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    fcp: metric(result, "first-contentful-paint"),
    lcp: metric(result, "largest-contentful-paint"),
    tbt: metric(result, "total-blocking-time"),
    cls: metric(result, "cumulative-layout-shift"),
    performance: scoreOf(result, "performance") ?? 0,
    // The late style sheet comes with the scripts: it is in the sum of all.
    htmlAndCss: bytes("Document"),
    js: bytes("Script"),
    fonts: bytes("Font"),
    all: bytes(),
    requests: items.length,
  };
}

/**
 * Sums up the loads of a page.
 *
 * @param results At least one; the first has been judged in all four categories.
 */
export function figuresOf(results: readonly Result[]): PageFigures {
  const loads = results.map(loadOf);
  const [first] = results;
  if (first === undefined) throw new RangeError("There are no figures of nothing.");
  const of = (name: keyof Load) => median(loads.map((load) => load[name]));
  const score = (category: Category) => scoreOf(first, category) ?? 0;
  const scores = {
    performance: of("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
  };
  const failing = results.flatMap((result) =>
    categories
      .filter((category) => scores[category] < 100)
      .flatMap((category) => failingAudits(result, category)),
  );
  return {
    fcp: of("fcp"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: Math.max(...loads.map(({ cls }) => cls)),
    performance: of("performance"),
    htmlAndCss: of("htmlAndCss"),
    js: of("js"),
    fonts: of("fonts"),
    all: of("all"),
    requests: of("requests"),
    scores,
    // What an audit displays differs from load to load; its id does not.
    failing: [...new Map(failing.map((text) => [text.split(":", 1)[0], text])).values()],
  };
}
