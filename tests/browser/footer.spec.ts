import { expect, test } from "./support/test";

test("the bottom bar has the copyright line of 2024", async ({ page }) => {
  await page.goto("/about/");
  await expect(page.getByRole("contentinfo").getByText(/^© /u)).toHaveText(
    "© 2024 Kraya. All rights reserved.",
  );
});

test("a page without a footer shows its table, and ends with the way to the cookie settings", async ({
  page,
}) => {
  await page.goto("/careers/");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button").last()).toHaveText("Cookie Settings");
});
