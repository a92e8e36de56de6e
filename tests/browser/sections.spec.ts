import type { Page } from "@playwright/test";
import { markDocument } from "./support/navigation";
import { expect, test, waitForHydration } from "./support/test";

const PAGE = "/strategic-sourcing/";
const main = (page: Page) => page.getByRole("main");

/** A link in the content to another page of the site. */
const contentLink = (page: Page) => main(page).locator('a[href^="/"]:visible').first();
const demoButton = (page: Page) =>
  main(page).locator('form[action="/request-demo/"] button').first();

const isSameDocument = async (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute("data-mark"));

for (const [how, open] of [
  [
    "the first page",
    async (page: Page) => {
      await page.goto(PAGE);
      await waitForHydration(page);
      await markDocument(page);
    },
  ],
  [
    "a page reached within the site",
    async (page: Page) => {
      await page.goto("/about/");
      await waitForHydration(page);
      await markDocument(page);
      await page.getByRole("banner").getByRole("button", { name: "Solutions" }).click();
      await page.getByRole("banner").getByRole("link", { name: "Strategic Sourcing" }).click();
      await expect(page).toHaveURL(PAGE);
      await expect(main(page).getByRole("figure").first()).toBeVisible();
    },
  ],
] as const) {
  test.describe(how, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test("shows its window once, and a link in its content navigates within the site", async ({
      page,
    }) => {
      await open(page);
      await expect(main(page).getByRole("figure").first()).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const href = (await contentLink(page).getAttribute("href")) ?? "";
      await contentLink(page).click();
      await expect(page).toHaveURL(href);
      expect(await isSameDocument(page)).toBe(true);
    });

    test("opens a link in its content in a new tab on request", async ({ page, context }) => {
      await open(page);
      const opened = context.waitForEvent("page");
      await contentLink(page).click({ modifiers: ["Control"] });
      await (await opened).close();
      await expect(page).toHaveURL(PAGE);
    });

    test("opens the lead modal from its content and returns focus", async ({ page }) => {
      await open(page);
      await demoButton(page).click();
      await expect(page.getByRole("dialog", { name: "Get Free Demo" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(demoButton(page)).toBeFocused();
    });
  });
}

for (const home of ["/", "/us/"]) {
  test(`${home} ends with the demo form, after the calculator`, async ({ page }) => {
    await page.goto(home);
    const last = main(page).getByRole("form", { name: "Demo request" });
    await expect(last.getByRole("button", { name: "Book a demo" })).toBeVisible();
    const calculator = await main(page).locator("section:has(#roi)").boundingBox();
    const end = await last.boundingBox();
    expect(end?.y).toBeGreaterThan(calculator?.y ?? Infinity);
  });
}

test("a link in content to a static file opens the file", async ({ page }) => {
  await page.goto("/about/");
  await waitForHydration(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), {
      href: "/favicon.svg",
      textContent: "A link",
    });
    document.querySelector("[data-content=text]")?.prepend(link);
  });
  await page.getByRole("link", { name: "A link" }).click();
  await page.waitForURL("**/favicon.svg");
  expect(await page.evaluate(() => document.documentElement.nodeName)).toBe("svg");
});
