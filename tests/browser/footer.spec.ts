import { settings } from "../support/site-content";
import { expect, test } from "./support/test";

test("the bottom bar has the copyright line with the year 2024", async ({ page }) => {
  await page.goto("/about/");
  await expect(page.getByRole("contentinfo").getByText(/^© /u)).toHaveText(
    `© 2024 ${settings.brand}. All rights reserved.`,
  );
});

test("the careers page has no footer and ends with the Cookie Settings button", async ({
  page,
}) => {
  await page.goto("/careers/");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button").last()).toHaveText("Cookie Settings");
});
