import type { Page } from "@playwright/test";
import { first, terms } from "../support/site-content";
import { expectNoViolations } from "./support/axe";
import { expect, open, test } from "./support/test";

const all = terms.length;
const { term } = first(terms);
const lastLetter = terms
  .map((entry) => entry.term.charAt(0).toUpperCase())
  .toSorted()
  .at(-1);

const field = (page: Page) => page.getByRole("main").getByLabel("Find a term");
const count = (page: Page) => page.getByRole("search", { name: "Glossary" }).getByRole("status");
const names = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });

test("a letter scrolls to its terms, typing filters them in place, and a button brings all back", async ({
  page,
}) => {
  await open(page, "/glossary/");
  const letter = { name: lastLetter ?? "", exact: true };
  await page.getByRole("navigation", { name: "Letters" }).getByRole("link", letter).click();
  const heading = page.getByRole("heading", { level: 2, ...letter });
  await expect(heading).toBeInViewport({ ratio: 1 });
  // The header doesn't cover it.
  await heading.click({ trial: true });

  await expect(count(page)).toHaveText(`${all} terms`);
  await field(page).fill(term.toUpperCase());
  await expect(count(page)).toHaveText(new RegExp(`^\\d+ of ${all} terms$`, "u"));
  await expect(names(page).filter({ hasText: new RegExp(`^${term}$`, "iu") })).toBeVisible();
  await expect(page).toHaveURL(/\?find=./u);
  await expectNoViolations(page, "main");
  await field(page).fill("no such term");
  await expect(names(page)).toHaveCount(0);
  await page.getByRole("button", { name: `Show all ${all} terms` }).click();
  await expect(names(page)).toHaveCount(all);
  await expect(field(page)).toBeFocused();
});
