import type { Page } from "@playwright/test";
import { hold } from "./support/hold";
import { first, posts } from "../support/site-content";

import { recordShift } from "./support/page-weight";
import { expect, test } from "./support/test";

/** Whether the main heading is set in a web font that has loaded. */
const hasWebFont = async (page: Page) =>
  page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const unquoted = (name = "") => name.replaceAll('"', "").trim();
    const name = unquoted(getComputedStyle(heading).fontFamily.split(",")[0]);
    return [...document.fonts].some(
      ({ family, status }) => unquoted(family) === name && status === "loaded",
    );
  });

test("a page does not move when its font arrives late", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const release = await hold(page, "**/*.woff2");
  const shift = await recordShift(page);
  await page.goto(first(posts).url, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  release();
  await expect.poll(async () => hasWebFont(page)).toBe(true);
  await page.evaluate(
    async () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // A line of the heading and one of the intro may wrap differently in the fallback. A wrong fallback
  // moves far more.
  expect(await shift()).toBeLessThan(0.06);
});
