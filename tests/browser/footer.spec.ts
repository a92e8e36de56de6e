import { settings } from "../support/site-content";
import { expect, test } from "./support/test";

test("the bottom bar has the copyright line with the year 2024", async ({ page }) => {
  await page.goto("/about/");
  await expect(page.getByRole("contentinfo").getByText(/^© /u)).toHaveText(
    `© 2024 ${settings.brand}. All rights reserved.`,
  );
});

test("the link to the current page is marked, and only that", async ({ page }) => {
  await page.goto("/about/");
  const current = page.getByRole("contentinfo").locator("[aria-current=page]");
  await expect(current).toHaveText(["About Us"]);
});

test("the careers page has no footer and ends with the Cookie Settings button", async ({
  page,
}) => {
  await page.goto("/careers/");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button").last()).toHaveText("Cookie Settings");
});
