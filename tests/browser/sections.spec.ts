import type { Page } from "@playwright/test";
import { demoDialog } from "./support/lead-form";
import { markDocument, markedDocument } from "./support/navigation";
import { expect, open, test } from "./support/test";

const PAGE = "/strategic-sourcing/";
const main = (page: Page) => page.getByRole("main");

/** A link in the content to another page of the site. */
const contentLink = (page: Page) => main(page).locator('a[href^="/"]:visible').first();
const demoButton = (page: Page) =>
  main(page).locator('form[action="/request-demo/"] button').first();

test("on the first page and on one reached within the site, buttons open the lead modal, links a page, a tab or a file", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, PAGE);
  await markDocument(page);
  const heading = page.getByRole("heading", { level: 1 });
  const ownHeading = await heading.innerText();
  const opened = context.waitForEvent("page");
  await contentLink(page).click({ modifiers: ["Control"] });
  await (await opened).close();
  await expect(page).toHaveURL(PAGE);
  for (const how of ["first page", "reached within the site"]) {
    await test.step(how, async () => {
      await demoButton(page).click();
      await expect(demoDialog(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(demoButton(page)).toBeFocused();
      const href = (await contentLink(page).getAttribute("href")) ?? "";
      await contentLink(page).click();
      await expect(page).toHaveURL(href);
      await expect(markedDocument(page)).toHaveCount(1);
    });
    await page.getByRole("banner").getByRole("button", { name: "Solutions" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Strategic Sourcing" }).click();
    await expect(page).toHaveURL(PAGE);
    // The address changes before the page does.
    await expect(heading).toHaveText(ownHeading);
  }

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
