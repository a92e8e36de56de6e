import { expect, test } from "./support/test";

test("the bottom bar has the copyright line of 2024", async ({ page }) => {
  await page.goto("/about/");
  await expect(page.getByRole("contentinfo").getByText(/^© /u)).toHaveText(
    "© 2024 Kraya. All rights reserved.",
  );
});
