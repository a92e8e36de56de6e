import type { Page } from "@playwright/test";
import { first } from "../support/site-content";
import { comparisonPages } from "../support/tool-content";
import { answerConsent } from "./support/answered";
import { expectNoSidewaysScroll } from "./support/reflow";
import { expect, test } from "./support/test";

/** The comparison in which a freight can be changed. */
const comparison = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("figure")
    .filter({ has: page.getByRole("slider") })
    .first();
const freight = (page: Page) => comparison(page).getByRole("slider");
const verdict = (page: Page) => comparison(page).getByRole("status");
/** The first supplier of the table. */
const winner = (page: Page) => comparison(page).getByRole("columnheader").nth(1);

// A finger moves the slider without giving it focus in Safari.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test.beforeEach(({ context }) => answerConsent(context));

test("a higher freight changes the winner, by finger and by key, and the old one brings it back", async ({
  page,
}) => {
  await page.goto(first(comparisonPages));
  const name = await winner(page).innerText();
  const before = await comparison(page).getByRole("table").innerText();
  const start = await freight(page).inputValue();
  const { width, height } = (await freight(page).boundingBox()) ?? { width: 0, height: 0 };
  // Waits until the page above has its height, unlike a tap at a place of the screen.
  await freight(page).tap({ position: { x: width * 0.95, y: height / 2 } });
  await expect(verdict(page)).not.toContainText(`${name} costs the least`);
  await expectNoSidewaysScroll(page);

  await freight(page).fill(start);
  await expect(verdict(page)).toContainText(`${name} costs the least`);
  await expect.poll(async () => comparison(page).getByRole("table").innerText()).toBe(before);

  await freight(page).press("End");
  await expect(winner(page)).not.toHaveText(name);
  await expect(verdict(page)).toContainText(`${await winner(page).innerText()} costs the least`);
  await expect(comparison(page).getByRole("table").locator("mark")).toBeVisible();
});
