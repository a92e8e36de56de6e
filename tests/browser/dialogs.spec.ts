import { answerConsent } from "./support/answered";
import { submitButton } from "./support/lead-form";
import { waitForHydration, expect, test } from "./support/test";

test("a press on the backdrop closes a dialog; a drag that ends there doesn't", async ({
  page,
}) => {
  await page.goto("/careers/");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Cookie Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Cookie Settings" });
  const heading = dialog.getByRole("heading", { name: "Cookie Settings" });
  await heading.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Cookie Settings" })).toBeFocused();
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 500 },
]) {
  test(`a long dialog is clear of the edges and scrolls below its title and cross, at ${viewport.width} px`, async ({
    page,
    context,
  }) => {
    await answerConsent(context);
    await page.setViewportSize(viewport);
    await page.goto("/about/");
    await waitForHydration(page);
    await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).click();
    const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
    const box = await dialog.boundingBox();
    if (box === null) throw new Error("The dialog is not on the page.");
    expect(Math.min(box.x, box.y)).toBeGreaterThan(0);
    expect(box.x + box.width).toBeLessThan(viewport.width);
    expect(box.y + box.height).toBeLessThan(viewport.height);
    await submitButton(dialog).scrollIntoViewIfNeeded();
    await expect(submitButton(dialog)).toBeInViewport({ ratio: 1 });
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await expect(dialog).toBeHidden();
  });
}
