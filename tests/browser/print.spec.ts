import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { openAtRest } from "./support/navigation";
import { comesToLife, expect, test } from "./support/test";

/** What a page says; what is in a form or the slider is for the screen. */
const CONTENT = "main :is(h1, h2, h3, h4, p, li, th, td, dt, dd, figcaption, img, svg)";
const SCREEN_ONLY =
  "form, nav, section:has(> form), section[aria-label^=Share], section:has([aria-roledescription=slide])";

/** What has to be pressed, or stands on every page. */
const CHROME = "header, nav, form, button, [role=dialog], [role=alert], footer ul";

/** Words of what can be seen of a page's content; a drawing has none. */
async function contentSeen(page: Page): Promise<string[]> {
  return page
    .locator(CONTENT)
    .evaluateAll(
      (elements, screenOnly) =>
        elements
          .filter((element) => element.closest(screenOnly) === null && element.checkVisibility())
          .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
      SCREEN_ONLY,
    );
}

test.use({ colorScheme: "dark" });
test.beforeEach(({ context }) => answerConsent(context));

for (const path of [
  "/strategic-sourcing/",
  "/request-demo/",
  "/integrations/",
  "/blog/compare-quotations-on-landed-cost/",
  "/legal/privacy/",
]) {
  test(`${path} on paper has all its words, ink on white, and nothing to press`, async ({
    page,
  }) => {
    await page.goto(path);
    await comesToLife(page);
    const onScreen = await contentSeen(page);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await contentSeen(page)).toEqual(expect.arrayContaining(onScreen));
    await expect(page.locator(CHROME).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(18, 36, 28)");
  });
}

test("a form's place on paper has its address", async ({ page, baseURL }) => {
  await page.goto("/request-demo/");
  const address = page.getByText(`The form stands at ${baseURL ?? ""}/request-demo/`);
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(address).toBeVisible();
});

test("an open dialog and a banner stay off the paper", async ({ page, context }) => {
  await context.clearCookies();
  await openAtRest(page, "/faq/");
  await page.clock.runFor(2500);
  const banner = page.getByRole("region", { name: "Cookie consent" });
  await expect(banner).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(banner).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(page.locator("main h1")).toBeVisible();
});

test("a case study on paper is two sheets, offers no download, and its cover takes no sheet of its own", async ({
  page,
}) => {
  await page.goto("/case-study/tungara-castings-pig-iron/");
  const download = page.getByRole("region", { name: "Download this case study as PDF" });
  await expect(download).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(download).toBeHidden();
  await expect(page.getByRole("link", { name: "Take it along as PDF" })).toBeHidden();
  const cover = await page.locator("article > div > picture, article img").last().boundingBox();
  // 60 mm in CSS pixels, rounded up.
  expect(cover?.width).toBeLessThanOrEqual(227);
  for (const format of ["A4", "Letter"]) {
    const paper = (await page.pdf({ format })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/gu)).toHaveLength(2);
  }
});

test("the rule of a section goes to the next sheet with its heading", async ({ page }) => {
  await page.goto("/strategic-sourcing/");
  await page.emulateMedia({ media: "print" });
  const heading = page.locator("main section[aria-labelledby] > h2:first-child").first();
  await expect(heading).toHaveCSS("border-top-width", "1px");
  await expect(heading.locator("xpath=..")).toHaveCSS("border-top-width", "0px");
});

for (const format of ["A4", "Letter"]) {
  test(`no table is wider than ${format} paper`, async ({ page }) => {
    // The paper's width between its margins of 16 mm, in CSS pixels.
    const width = format === "A4" ? 673 : 695;
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/integrations/", "/eauctions-pro/", "/"]) {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      const cut = await page.locator("main *").evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.closest("svg, noscript"))
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
      expect(cut).toEqual([]);
    }
  });
}
