import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoSidewaysScroll } from "./support/reflow";
import { expect, test } from "./support/test";

/** The comparison in the first screen, in which a freight can be changed. */
const comparison = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("figure")
    .filter({ has: page.getByRole("table") })
    .first();
const freight = (page: Page) => comparison(page).getByRole("slider", { name: / freight: / });
const verdict = (page: Page) => comparison(page).getByRole("status");
/** The suppliers in the order of the table, the winner first. */
const suppliers = async (page: Page) =>
  (await comparison(page).getByRole("columnheader").allTextContents()).slice(1);

// A finger moves the slider without giving it focus in Safari.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test.beforeEach(({ context }) => answerConsent(context));

test("a higher freight changes the winner, by finger and by key, and the old one brings it back", async ({
  page,
}) => {
  await page.goto("/sourcing-pro/");
  const [first = "", second = ""] = await suppliers(page);
  const before = await comparison(page).getByRole("table").innerText();
  const start = await freight(page).inputValue();
  await freight(page).scrollIntoViewIfNeeded();
  const box = await freight(page).boundingBox();
  if (box === null) throw new Error("The slider is not on the screen.");
  await page.touchscreen.tap(box.x + box.width * 0.95, box.y + box.height / 2);
  await expect(verdict(page)).not.toContainText(`${first} costs the least`);
  await expectNoSidewaysScroll(page);

  await freight(page).fill(start);
  await expect(verdict(page)).toContainText(`${first} costs the least`);
  await expect.poll(async () => comparison(page).getByRole("table").innerText()).toBe(before);

  await freight(page).press("End");
  await expect(verdict(page)).toContainText(`${second} costs the least`);
  expect((await suppliers(page))[0]).toBe(second);
  await expect(comparison(page).getByRole("table").locator("mark")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the comparison is there, for the US too, without a control that does nothing", async ({
    page,
  }) => {
    for (const address of ["/sourcing-pro/", "/us/sourcing-pro/"]) {
      await page.goto(address);
      await expect(verdict(page)).toContainText("costs the least");
      await expect(comparison(page).getByRole("table")).toBeVisible();
      await expect(freight(page)).toHaveCount(0);
    }
  });
});
