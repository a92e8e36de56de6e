import { expect, test } from "./support/test";

const firstView = () => document.documentElement.hasAttribute("data-first-view");
const height = () => document.documentElement.scrollHeight;

test("what is far below is laid out by itself soon, and as high as where nothing waits", async ({
  page,
}) => {
  await page.goto("/");
  await expect.poll(() => page.evaluate(firstView)).toBe(false);
  const opened = await page.evaluate(height);
  await page.reload();
  expect(await page.evaluate(firstView)).toBe(false);
  await expect.poll(() => page.evaluate(height)).toBe(opened);
});

test("at an anchor nothing waits", async ({ page }) => {
  await page.goto("/#roi", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  expect(await page.evaluate(firstView)).toBe(false);
});

test("without the site's scripts the end can be reached all the same", async ({ page, watch }) => {
  await page.route(/\.js$/u, (route) => route.abort());
  await page.goto("/");
  expect(await page.evaluate(firstView)).toBe(true);
  const link = page.getByRole("contentinfo").getByRole("link").last();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  watch.faults.splice(0); // The browser reports the scripts that were held back.
});
