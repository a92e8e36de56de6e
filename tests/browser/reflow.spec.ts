import type { Locator, Page } from "@playwright/test";
import { first, posts, testimonialNames } from "../support/site-content";
import { answer, bannerOf, settingsOf } from "./support/consent";
import { demoDialog, freeDemo, submitButton } from "./support/lead-form";
import { expectNoSidewaysScroll, REFLOW_WIDTH } from "./support/reflow";
import { expect, open, test } from "./support/test";

test.use({ viewport: { width: REFLOW_WIDTH, height: 640 } });

/** Enlarges text to 200%, as the browser's settings do: media queries respond to it. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
}

/** Expects that a control can be scrolled into view and that nothing covers it. */
async function expectReachable(control: Locator): Promise<void> {
  await control.click({ trial: true });
}

const header = (page: Page) => page.getByRole("banner");

test("with text at 200% pages, consent, the menu and the lead modal fit 320 px, and their controls can be reached", async ({
  page,
}) => {
  test.slow();
  await enlargeText(page);
  await open(page, "/careers/");

  await test.step("the consent banner leaves the page's controls in reach, and the settings fit", async () => {
    await expect(bannerOf(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const name of ["Free Demo", "Menu"]) {
      await expectReachable(header(page).getByRole("button", { name, exact: true }));
    }
    await expectReachable(page.getByRole("button", { name: "Cookie Settings" }));
    await answer(page, "Manage Cookies");
    await expectNoSidewaysScroll(page);
    for (const name of ["Analytics", "Advertising"]) {
      await settingsOf(page).getByRole("switch", { name }).setChecked(false);
    }
    await settingsOf(page).getByRole("button", { name: "Accept and Save Changes" }).click();
  });

  await test.step("the menu", async () => {
    await header(page).getByRole("button", { name: "Menu", exact: true }).click();
    for (const group of ["Solutions", "Resources"]) {
      await header(page).getByRole("button", { name: group }).click();
      await expectNoSidewaysScroll(page);
      const links = header(page).getByRole("list").getByRole("listitem").getByRole("link");
      for (const link of await links.all()) await expectReachable(link);
    }
    await page.keyboard.press("Escape");
  });

  await test.step("the lead modal with errors", async () => {
    await freeDemo(page).click();
    const dialog = demoDialog(page);
    await submitButton(dialog).click();
    await expect(dialog.getByText("Please enter a company name")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole("region", { name: "What customers say" }).scrollIntoViewIfNeeded();
    for (const name of ["Pause", `Testimonial 1 of ${testimonialNames("in").length}`, "Close"]) {
      await expectReachable(dialog.getByRole("button", { name, exact: true }));
    }
  });

  for (const address of ["/", "/integrations/", first(posts).url]) {
    await test.step(address, async () => {
      await open(page, address);
      await expectNoSidewaysScroll(page);
      await expectReachable(header(page).getByRole("button", { name: "Menu", exact: true }));
      await expectReachable(page.getByRole("button", { name: "Cookie Settings" }));
    });
  }
});
