import { comesToLife, expect, test } from "./support/test";

for (const when of ["before scripts take over", "after scripts have taken over"]) {
  test(`a letter brings its terms below the header, ${when}`, async ({ page }) => {
    await page.goto("/glossary/");
    if (when.startsWith("after")) await comesToLife(page);
    await page
      .getByRole("navigation", { name: "Letters" })
      .getByRole("link", { name: "L", exact: true })
      .click();
    await expect(page).toHaveURL("/glossary/#letter-l");
    const heading = page.getByRole("heading", { level: 2, name: "L", exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await heading.click({ trial: true });
  });
}
