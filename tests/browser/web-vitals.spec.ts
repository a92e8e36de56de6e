import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { save } from "./support/consent";
import { expect, open, test } from "./support/test";
import { fakeVendors, webVitalsSent } from "./support/vendors";

/** Hides the page, as a change of tabs does: the last values are reported then. */
const leave = async (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });

const names = async (page: Page) => (await webVitalsSent(page)).map(({ name }) => name).sort();

test.beforeEach(async ({ page }) => fakeVendors(page));

test("with consent to analytics, Web Vitals go to the analytics tag alone, and after a withdrawal nothing more", async ({
  page,
}) => {
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

test("without consent nothing is measured, and the library is not loaded", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  await answerConsent(page.context(), "denied", "granted");
  await open(page, "/about/");
  await page.waitForLoadState("networkidle");
  await leave(page);
  expect(await webVitalsSent(page)).toEqual([]);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => text.includes("largest-contentful-paint"))).toEqual([]);
});
