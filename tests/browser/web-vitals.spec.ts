import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { testEnvironment } from "../../scripts/lib/test-environment";
import { answerConsent } from "./support/answered";
import { save } from "./support/consent";
import { SCRIPTS } from "./support/hold";
import { expect, test } from "./support/test";
import { fakeVendors, webVitalsSent } from "./support/vendors";

/** Hides the page, as a change of tabs does: the last values are reported then. */
const leave = async (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });

const names = async (page: Page) => (await webVitalsSent(page)).map(({ name }) => name).sort();

/** Whether the page has loaded the library that measures. */
async function hasLibrary(page: Page): Promise<boolean> {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  return urls
    .filter((url) => SCRIPTS.test(url) && url.startsWith(testEnvironment.GATSBY_SITE_URL))
    .some((url) =>
      readFileSync(`public${new URL(url).pathname}`, "utf8").includes("largest-contentful-paint"),
    );
}

test("without consent to analytics nothing is measured; with it Web Vitals go to the analytics tag alone, and after a withdrawal nothing more", async ({
  page,
}) => {
  await fakeVendors(page);
  await answerConsent(page.context(), "denied", "granted");
  await page.goto("/about/", { waitUntil: "networkidle" });
  await leave(page);
  expect(await webVitalsSent(page)).toEqual([]);
  expect(await hasLibrary(page)).toBe(false);

  await answerConsent(page.context(), "granted");
  await page.goto("/about/");
  await expect.poll(() => names(page)).toContain("TTFB");
  await page.getByRole("heading", { level: 1 }).click();
  await leave(page);
  // INP is only reported for slow interactions.
  await expect
    .poll(async () => (await names(page)).filter((name) => name !== "INP"))
    .toEqual(["CLS", "FCP", "LCP", "TTFB"]);
  for (const { id, metric_value } of await webVitalsSent(page)) {
    expect(id).toBe("G-TEST0001");
    expect(metric_value).toBeGreaterThanOrEqual(0);
  }
  expect(await hasLibrary(page)).toBe(true);

  await page.goto("/about/");
  await expect.poll(() => names(page)).toContain("TTFB");
  await save(page, false, true);
  const before = await names(page);
  const queued = await page.evaluate(() => window.dataLayer?.length);
  await leave(page);
  await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.evaluate(() => window.dataLayer?.length)).toBe(queued);
  expect(await names(page)).toEqual(before);
});
