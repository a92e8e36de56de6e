import { answerConsent } from "./support/answered";
import { comesToLife, expect, test } from "./support/test";

test("the page's slider rests while a dialog is open, and goes on afterwards", async ({
  page,
  context,
}) => {
  await answerConsent(context);
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(2000);
  await comesToLife(page);
  const slider = page.getByRole("region", { name: "What customers say" });
  await slider.scrollIntoViewIfNeeded();
  await slider.getByRole("button", { name: "Testimonial 1 of 4" }).click();
  const opener = page.getByRole("banner").getByRole("button", { name: "Free Demo" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
  await expect(dialog).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  // What lies behind a dialog has no role.
  const first = page.locator("#___gatsby").getByLabel("Testimonial 1 of 4");
  await expect(first).toHaveAttribute("aria-current", "true");
  for (let slide = 0; slide < 3; slide += 1) {
    await page.clock.runFor(4500);
    await expect(first).toHaveAttribute("aria-current", "true");
  }

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.clock.runFor(4500);
  await expect(slider.getByText("Arjun, ")).toBeVisible();
});
