import type { Page } from "@playwright/test";
import { BENCH_ORIGIN } from "./site";

const KEPT_LIMIT_MS = 20_000;

/**
 * Taps `Free Demo` as soon as it is painted, before any script of the site can have taken over: either
 * the lead form opens in the end, or the page with the form does. Anything else has lost the tap.
 */
export async function isFirstTapKept(page: Page): Promise<boolean> {
  await page.goto(`${BENCH_ORIGIN}/`, { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).tap();
  const form = page.getByRole("dialog", { name: "Get Free Demo" });
  const isKept = await Promise.race([
    form.waitFor({ timeout: KEPT_LIMIT_MS }).then(
      () => true,
      () => false,
    ),
    page.waitForURL(/\/request-demo\//u, { timeout: KEPT_LIMIT_MS, waitUntil: "commit" }).then(
      () => true,
      () => false,
    ),
  ]);
  return isKept;
}
