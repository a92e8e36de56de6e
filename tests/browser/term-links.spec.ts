import type { Page } from "@playwright/test";
import { postWithTerm, terms } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { expect, open, test } from "./support/test";

const POST = postWithTerm().url;

/** The first link that the post has to a term, with the term's definition. */
async function firstTerm(page: Page) {
  await open(page, POST);
  const link = page.getByRole("article").locator("a[aria-describedby]").first();
  const href = (await link.getAttribute("href")) ?? "";
  const definition = terms.find(({ url }) => url === href)?.definition ?? "";
  return { link, href, tip: page.getByText(definition, { exact: true }).locator("visible=true") };
}

// The consent banner could come between the pointer and a link at the window's end.
test.beforeEach(({ context }) => answerConsent(context));

test("by mouse and keyboard: a definition shows, can be pointed at, and stays until the pointer goes or Escape; Enter goes to the term", async ({
  page,
}) => {
  await page.clock.install();
  const { link, href, tip } = await firstTerm(page);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect(tip).toBeVisible();
  await expectNoViolations(page, "article");
  await tip.hover();
  await page.clock.runFor(600);
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await page.mouse.move(0, 0);
  await link.hover();
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();

  await page.keyboard.press("Tab");
  await link.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test("the first tap shows the definition and a link to read more, which or a second tap goes to the term", async ({
    page,
  }) => {
    const { link, href, tip } = await firstTerm(page);
    await link.tap();
    await expect(tip).toBeVisible();
    await expect(page).toHaveURL(POST);
    const more = page.getByRole("link", { name: "Read more", exact: true });
    expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);

    await page.getByRole("heading", { level: 1 }).tap();
    await expect(tip).toBeHidden();
    await link.tap();
    await more.tap();
    await expect(page).toHaveURL(href);

    await page.goBack();
    await link.tap();
    await expect(tip).toBeVisible();
    await link.tap();
    await expect(page).toHaveURL(href);
  });
});
