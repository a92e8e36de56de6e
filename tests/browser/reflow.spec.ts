import type { Locator, Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { comesToLife, expect, test } from "./support/test";

const WIDTH = 320;

/** A browser whose text is set to 200 % in its own settings, 320 px wide: media queries feel it. */
test.use({
  viewport: { width: WIDTH, height: 640 },
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
    }),
});

/**
 * What can't be read without scrolling sideways: what stands out of the page, or is cut off in a box
 * that can't be scrolled. Wide tables scroll in a box of their own, as WCAG 1.4.10 allows.
 */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const isScroller = (box: Element) => /auto|scroll/u.test(getComputedStyle(box).overflowX);
    const faults = [...document.querySelectorAll("body *")].filter((element) => {
      const { left, right, width: size } = element.getBoundingClientRect();
      if (size <= 1 || getComputedStyle(element).visibility === "hidden") return false;
      const table = element.closest("[tabindex='0']:has(table)");
      if (table !== null) return element === table && right > width;
      const isWide = element.scrollWidth > element.clientWidth + 1 && isScroller(element);
      return left < -0.5 || right > width + 0.5 || isWide;
    });
    const all = document.documentElement.scrollWidth;
    return [
      ...(all > width ? [`the page is ${all} px wide`] : []),
      ...faults.map(({ outerHTML }) => outerHTML.slice(0, 100)),
    ];
  }, WIDTH);
}

const expectFit = async (page: Page) => expect(await cutOff(page)).toEqual([]);

/** Expects that a control can be brought into view, with nothing over it. */
async function expectReach(control: Locator): Promise<void> {
  await control.click({ trial: true });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await comesToLife(page);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe("32px");
}

const header = (page: Page) => page.getByRole("banner");

for (const address of [
  "/",
  "/sourcing-pro/",
  "/approval-workflows/",
  "/intake-management/",
  "/integrations/",
  "/capital/",
  "/blog/compare-quotations-on-landed-cost/",
  "/glossary/landed-cost/",
  "/glossary/",
  "/request-demo/",
  "/careers/",
]) {
  test(`${address} fits 320 px with text at 200 %`, async ({ page, context }) => {
    await answerConsent(context);
    await open(page, address);
    await expectFit(page);
    await expectReach(header(page).getByRole("button", { name: "Menu", exact: true }));
    await expectReach(page.getByRole("button", { name: "Cookie Settings" }));
  });
}

test("so does the open menu, and each of its links is reached", async ({ page, context }) => {
  await answerConsent(context);
  await open(page, "/faq/");
  await header(page).getByRole("button", { name: "Menu", exact: true }).click();
  for (const group of ["Solutions", "Resources"]) {
    await header(page).getByRole("button", { name: group }).click();
    await expectFit(page);
    const links = header(page).getByRole("list").getByRole("listitem").getByRole("link");
    for (const link of await links.all()) await expectReach(link);
  }
});

test("so do the lead modal with its mistakes and its slider", async ({ page, context }) => {
  await answerConsent(context);
  await open(page, "/faq/");
  await header(page).getByRole("button", { name: "Free Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
  await dialog.getByRole("button", { name: "Book my demo" }).click();
  await expect(dialog.getByText("Please enter a company name")).toBeVisible();
  await expectFit(page);
  await dialog.getByRole("region", { name: "What customers say" }).scrollIntoViewIfNeeded();
  for (const name of ["Pause", "Testimonial 4 of 4", "Close"]) {
    await expectReach(dialog.getByRole("button", { name, exact: true }));
  }
  await expectFit(page);
});

test("so do the banner, which leaves the page's controls in reach, and the settings", async ({
  page,
}) => {
  await open(page, "/faq/");
  const banner = page.getByRole("region", { name: "Cookie consent" });
  await expect(banner).toBeVisible();
  await expectFit(page);
  for (const name of ["Free Demo", "Menu"]) {
    await expectReach(header(page).getByRole("button", { name, exact: true }));
  }
  await expectReach(page.getByRole("button", { name: "Cookie Settings" }));
  await banner.getByRole("button", { name: "Manage Cookies" }).click();
  const settings = page.getByRole("dialog", { name: "Cookie Settings" });
  await expectFit(page);
  for (const control of [
    settings.getByRole("switch", { name: "Advertising" }),
    settings.getByRole("button", { name: "Accept and Save Changes" }),
  ]) {
    await expectReach(control);
  }
});
