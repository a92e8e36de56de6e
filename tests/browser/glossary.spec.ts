import type { Page } from "@playwright/test";
import { first, terms } from "../support/site-content";
import { expectNoViolations } from "./support/axe";
import { expect, test, waitForHydration } from "./support/test";

const all = terms.length;
const { term } = first(terms);
const lastLetter = terms
  .map((entry) => entry.term.charAt(0).toUpperCase())
  .toSorted()
  .at(-1);

const field = (page: Page) => page.getByRole("main").getByLabel("Find a term");
const count = (page: Page) => page.getByRole("search", { name: "Glossary" }).getByRole("status");
const names = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const letters = (page: Page) => page.getByRole("navigation", { name: "Letters" }).getByRole("link");

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

test("typing filters the terms in place, and a button brings all of them back", async ({
  page,
}) => {
  await page.goto("/glossary/");
  await waitForHydration(page);
  await expect(count(page)).toHaveText(`${all} terms`);
  await field(page).fill(term.toUpperCase());
  await expect(count(page)).toHaveText(new RegExp(`^\\d+ of ${all} terms$`, "u"));
  await expect(names(page).filter({ hasText: new RegExp(`^${term}$`, "iu") })).toBeVisible();
  await expect(page).toHaveURL(/\?find=./u);
  await expectNoViolations(page);
  await field(page).fill("no such term");
  await expect(names(page)).toHaveCount(0);
  await page.getByRole("button", { name: `Show all ${all} terms` }).click();
  await expect(names(page)).toHaveCount(all);
  await expect(field(page)).toBeFocused();
});

test("no letter is cut, from 320 to 1440 px", async ({ page }) => {
  await page.goto("/glossary/");
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const letter of await letters(page).all()) {
      const box = await letter.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all terms are listed, and the filter is hidden", async ({ page }) => {
    await page.goto("/glossary/?find=x");
    await expect(names(page)).toHaveCount(all);
    await expect(field(page)).toBeHidden();
  });
});
