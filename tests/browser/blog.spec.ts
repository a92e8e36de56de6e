import { answerConsent } from "./support/answered";
import { expectContrastInDark, expectNoViolations } from "./support/axe";
import { comesToLife, expect, test } from "./support/test";

const POST = "/blog/scrap-is-a-revenue-line/";
const PAGES = [POST, "/blog/", "/blog/topic/sourcing/", "/blog/author/nandini-rao/"];

test.beforeEach(({ context }) => answerConsent(context));

for (const address of PAGES) {
  test(`${address} is accessible, fits a phone and asks no third party`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await comesToLife(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expectNoViolations(page);
    await expectContrastInDark(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    expect(watch.thirdParty).toEqual([]);
  });
}

test("a topic leads from the index to its posts, and a post to its author", async ({ page }) => {
  await page.goto("/blog/");
  await page
    .getByRole("navigation", { name: "Topics" })
    .getByRole("link", { name: "Scrap" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles on scrap sales");
  await page.getByRole("link", { name: "Scrap is a revenue line" }).click();
  await page.getByRole("link", { name: "Nandini Rao" }).click();
  await expect(page).toHaveURL("/blog/author/nandini-rao/");
  await page.getByRole("link", { name: "All articles" }).click();
  await expect(page).toHaveURL("/blog/");
});

test("the address is copied by a button that is there once the script runs", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${POST}?utm_source=x`);
  await comesToLife(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(POST, page.url()).href);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("sections and ways to share are links, and no button does nothing", async ({ page }) => {
    await page.goto(POST);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link").last().click();
    await expect(page).toHaveURL(/#.+/u);
    await expect(page.locator(":target")).toBeInViewport();
    const share = page.getByRole("region", { name: "Share this article" });
    await expect(share.getByRole("link")).toHaveText(["E-mail", "LinkedIn", "X", "WhatsApp"]);
    await expect(share.getByRole("button")).toBeHidden();
    await expect(page.getByRole("button", { name: "Like this article" })).toHaveCount(0);
  });
});
