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
