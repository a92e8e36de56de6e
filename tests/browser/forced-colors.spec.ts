import { answerConsent } from "./support/answered";
import { comesToLife, expect, test } from "./support/test";

test.use({ contextOptions: { forcedColors: "active" } });
test.beforeEach(({ context }) => answerConsent(context));

test("with forced colours buttons have edges and focus has a ring", async ({ page }) => {
  await page.goto("/request-demo/");
  await comesToLife(page);
  const submit = page.getByRole("main").getByRole("button", { name: "Book my demo" });
  await expect(submit).toHaveCSS("border-top-width", "2px");
  await expect(submit).toHaveCSS("border-top-style", "solid");
  await page.getByLabel("Requirements").focus();
  await page.keyboard.press("Tab");
  await expect(submit).toBeFocused();
  await expect(submit).toHaveCSS("outline-style", "solid");
  const [ring, canvas] = await submit.evaluate((element) => [
    getComputedStyle(element).outlineColor,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  expect(ring).not.toBe(canvas);
});

test("with forced colours a dialog has an edge", async ({ page }) => {
  await page.goto("/faq/");
  await comesToLife(page);
  await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
  await expect(dialog).toHaveCSS("border-top-style", "solid");
});
