import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** What the first view of a page costs. Sizes in KB of 1,024 bytes, compressed with brotli. */
export interface PageWeight {
  readonly scripts: number;
  readonly fonts: number;
  /** Scripts that were requested before the page's `load` event. */
  readonly scriptsBeforeLoad: readonly string[];
  /** Sum of the layout shifts. */
  readonly layoutShift: number;
}

async function sizeOf(url: string): Promise<number> {
  const { pathname } = new URL(url);
  const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  const content = await readFile(path.join("public", file));
  return (file.endsWith(".woff2") ? content : brotliCompressSync(content)).length / 1024;
}

/** The size of files together, in KB of 1,024 bytes, compressed with brotli. */
export async function totalOf(urls: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(Array.from(new Set(urls), sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** From now on pages sum up how far they move, other than after a press. */
export async function recordShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum = Number(Reflect.get(window, "layoutShift"));
        Object.assign(window, { layoutShift: sum + Number(Reflect.get(entry, "value")) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => page.evaluate(() => Number(Reflect.get(window, "layoutShift")));
}

/**
 * Opens a page, waits for its consent banner, the last part of the first view, and weighs it. It looks
 * for the banner only when the network is quiet: Playwright's look into a page counts as a press.
 */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const requested: string[] = [];
  let hasLoaded = false;
  const early: string[] = [];
  page.on("request", (request) => {
    requested.push(request.url());
    if (!hasLoaded && request.url().endsWith(".js")) early.push(request.url());
  });
  page.once("load", () => {
    hasLoaded = true;
  });
  const shift = await recordShift(page);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("region", { name: "Cookie consent" }).waitFor();
  return {
    scripts: await totalOf(requested.filter((url) => url.endsWith(".js"))),
    fonts: await totalOf(requested.filter((url) => url.endsWith(".woff2"))),
    scriptsBeforeLoad: early,
    layoutShift: await shift(),
  };
}

/** Records the scripts that a page requests from now on, without those of its template. */
export function recordScripts(page: Page): ReadonlySet<string> {
  const urls = new Set<string>();
  page.on("request", (request) => {
    const url = request.url();
    if (url.endsWith(".js") && !url.includes("/component---")) urls.add(url);
  });
  return urls;
}
