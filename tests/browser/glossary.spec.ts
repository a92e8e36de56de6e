import { terms } from "../support/site-content";
import { expect, test, waitForHydration } from "./support/test";

const lastLetter = terms
  .map(({ term }) => term.charAt(0).toUpperCase())
  .toSorted()
  .at(-1);

for (const when of ["before", "after"] as const) {
  test(`a letter scrolls to its terms, below the header, ${when} hydration`, async ({ page }) => {
    await page.goto("/glossary/");
    if (when === "after") await waitForHydration(page);
    const letter = { name: lastLetter ?? "", exact: true };
    await page.getByRole("navigation", { name: "Letters" }).getByRole("link", letter).click();
    const heading = page.getByRole("heading", { level: 2, ...letter });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await heading.click({ trial: true });
  });
}
