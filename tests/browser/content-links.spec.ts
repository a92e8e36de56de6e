import { expect, test, waitForHydration } from "./support/test";

/** Adds a link to the page's text, as an author's Markdown would. */
const addLink = (href: string) => {
  const link = Object.assign(document.createElement("a"), { href, textContent: "A link" });
  document.querySelector("[data-content=text]")?.prepend(link);
};

test("a link in content to a static file opens the file", async ({ page }) => {
  await page.goto("/about/");
  await waitForHydration(page);
  await page.evaluate(addLink, "/favicon.svg");
  await page.getByRole("link", { name: "A link" }).click();
  await page.waitForURL("**/favicon.svg");
  expect(await page.evaluate(() => document.documentElement.nodeName)).toBe("svg");
});

test("a link in content to a page is followed without loading the document again", async ({
  page,
}) => {
  await page.goto("/about/");
  await waitForHydration(page);
  await page.evaluate(addLink, "/faq/");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("link", { name: "A link" }).click();
  await page.waitForURL("**/faq/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
});
