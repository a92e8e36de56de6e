import path from "node:path";
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { served } from "../../../scripts/bench/files";

/** A file that a page brought, with its bytes as they go over the wire at brotli's best quality. */
export interface Weight {
  readonly name: string;
  readonly bytes: number;
}

/** What a page weighs to a visitor with a phone who reads it to its end. */
export interface PageWeight {
  readonly html: Weight;
  /** The style sheet's part in the HTML. */
  readonly css: Weight;
  readonly scripts: readonly Weight[];
  readonly fonts: readonly Weight[];
  /** Images that are asked for before anything is scrolled. */
  readonly heroImages: readonly Weight[];
  /** Names of what was asked for before the page had loaded, the page itself included. */
  readonly beforeLoad: readonly string[];
  readonly nodes: number;
  readonly layoutShift: number;
}

/** A phone of the kind that most visitors have, upright. */
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "en-IN",
};

async function weigh(url: string): Promise<Weight> {
  const { pathname } = new URL(url);
  const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  const { body } = await served(name, await readFile(path.join("public", name)));
  return { name: pathname, bytes: body.length };
}

const weighAll = async (urls: Iterable<string>) => Promise.all(Array.from(urls, weigh));

/** Sums up layout shifts from the start on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("value" in entry) || !("hadRecentInput" in entry) || entry.hadRecentInput) continue;
        const sum = Number(Reflect.get(window, "layoutShift")) + Number(entry.value);
        Object.assign(window, { layoutShift: sum });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Scrolls to the end as a thumb does, a screen at a time. */
async function scrollToEnd(page: Page): Promise<void> {
  let isAtEnd = false;
  while (!isAtEnd) {
    isAtEnd = await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight * 0.9, behavior: "instant" });
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(100);
  }
}

/** What is prefetched names no type. */
function typeByName(url: string): string | null {
  if (url.endsWith(".js")) return "script";
  return url.endsWith(".woff2") ? "font" : null;
}

/**
 * Reads a page as a visitor with a phone does: a tap that means nothing, the consent banner, then to
 * the end without a stop. Forms and sliders stay untouched.
 *
 * @param use What the visitor does at the end.
 */
export async function weighPage(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<PageWeight> {
  const context = await browser.newContext({ ...phone, baseURL: new URL(url).origin });
  const page = await context.newPage();
  await watchShifts(page);
  const asked = new Map<string, Set<string>>();
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) return;
    const type = typeByName(request.url()) ?? request.resourceType();
    asked.set(type, (asked.get(type) ?? new Set()).add(request.url()));
  });
  await page.goto(url, { waitUntil: "load" });
  const heroImages = [...(asked.get("image") ?? [])];
  await page.getByRole("heading", { level: 1 }).tap();
  await page.getByRole("button", { name: "Okay" }).waitFor();
  await scrollToEnd(page);
  await page.waitForLoadState("networkidle");
  const layoutShift = Number(
    await page.evaluate(() => Reflect.get(window, "layoutShift") as unknown),
  );
  const nodes = await page.locator("body *").count();
  const beforeLoad = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const loaded =
      navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    const early = performance.getEntriesByType("resource").filter((it) => it.startTime < loaded);
    return [location.href, ...early.map(({ name }) => name)];
  });
  await use(page);
  const html = await weigh(url);
  const [, css = ""] = /<style[^>]*>([^]*?)<\/style>/u.exec(await sourceOf(url)) ?? [];
  const weight = {
    html,
    css: { name: "inlined styles", bytes: (await served("a.css", Buffer.from(css))).body.length },
    scripts: await weighAll(asked.get("script") ?? []),
    fonts: await weighAll(asked.get("font") ?? []),
    heroImages: await weighAll(heroImages),
    beforeLoad: beforeLoad.map((name) => new URL(name).pathname),
    nodes,
    layoutShift,
  };
  await context.close();
  return weight;
}

async function sourceOf(url: string): Promise<string> {
  return readFile(path.join("public", new URL(url).pathname, "index.html"), "utf8");
}
