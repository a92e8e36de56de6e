import type { Locator, Page } from "@playwright/test";
import { first, posts, testimonialNames } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { expectNoSidewaysScroll, REFLOW_WIDTH } from "./support/reflow";
import { expect, open, test } from "./support/test";

/** A narrow window in a browser whose settings enlarge text to 200%, which media queries respond to. */
test.use({
  viewport: { width: REFLOW_WIDTH, height: 640 },
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
    }),
});

/** Expects that a control can be scrolled into view and that nothing covers it. */
async function expectReachable(control: Locator): Promise<void> {
  await control.click({ trial: true });
}

const header = (page: Page) => page.getByRole("banner");

test("pages fit 320 px with text at 200%", async ({ page, context }) => {
  await answerConsent(context);
  for (const address of ["/", "/integrations/", "/request-demo/", "/careers/", first(posts).url]) {
    await test.step(address, async () => {
      await open(page, address);
      await expectNoSidewaysScroll(page);
      await expectReachable(header(page).getByRole("button", { name: "Menu", exact: true }));
      await expectReachable(page.getByRole("button", { name: "Cookie Settings" }));
    });
  }
});

test("the menu and the lead modal fit, and their controls can be reached", async ({
  page,
  context,
}) => {
  await answerConsent(context);
  await open(page, "/faq/");
  await header(page).getByRole("button", { name: "Menu", exact: true }).click();
  for (const group of ["Solutions", "Resources"]) {
    await header(page).getByRole("button", { name: group }).click();
    await expectNoSidewaysScroll(page);
    const links = header(page).getByRole("list").getByRole("listitem").getByRole("link");
    for (const link of await links.all()) await expectReachable(link);
  }
  await page.keyboard.press("Escape");
  await header(page).getByRole("button", { name: "Free Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
  await dialog.locator("button[type=submit]").click();
  await expect(dialog.getByText("Please enter a company name")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("region", { name: "What customers say" }).scrollIntoViewIfNeeded();
  for (const name of ["Pause", `Testimonial 1 of ${testimonialNames("in").length}`, "Close"]) {
    await expectReachable(dialog.getByRole("button", { name, exact: true }));
  }
});

test("the consent banner leaves the page's controls in reach, and the settings fit", async ({
  page,
}) => {
  await open(page, "/faq/");
  const banner = page.getByRole("region", { name: "Cookie consent" });
  await expect(banner).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const name of ["Free Demo", "Menu"]) {
    await expectReachable(header(page).getByRole("button", { name, exact: true }));
  }
  await expectReachable(page.getByRole("button", { name: "Cookie Settings" }));
  await banner.getByRole("button", { name: "Manage Cookies" }).click();
  const settings = page.getByRole("dialog", { name: "Cookie Settings" });
  await expectNoSidewaysScroll(page);
  await expectReachable(settings.getByRole("switch", { name: "Advertising" }));
  await expectReachable(settings.getByRole("button", { name: "Accept and Save Changes" }));
});
