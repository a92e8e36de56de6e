import { answerConsent } from "./support/answered";
import { expect, test, waitForHydration } from "./support/test";

test.use({ contextOptions: { forcedColors: "active" } });

test("with forced colors buttons and dialogs have borders, and focus has an outline", async ({
  page,
  context,
}) => {
  await answerConsent(context);
  await page.goto("/request-demo/");
  await waitForHydration(page);
  const submit = page.locator("main form button[type=submit]").first();
  await expect(submit).toHaveCSS("border-top-style", "solid");
  await page.getByLabel("Requirements").focus();
  await page.keyboard.press("Tab");
  await expect(submit).toBeFocused();
  await expect(submit).toHaveCSS("outline-style", "solid");
  const [outline, canvas] = await submit.evaluate((element) => [
    getComputedStyle(element).outlineColor,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  expect(outline).not.toBe(canvas);
  await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
  await expect(dialog).toHaveCSS("border-top-style", "solid");
});
