import type { Page } from "@playwright/test";
import { first, terms } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { expectContrastInDark, expectNoViolations } from "./support/axe";
import { dataLayer, pageViews } from "./support/data-layer";
import { follow } from "./support/navigation";
import { waitForHydration, expect, test } from "./support/test";

const INDEX = "**/static/search-*.json";

/** The glossary term with the longest name: a query that fits few pages. */
const term = first(terms.toSorted((a, b) => b.term.length - a.term.length));
const termLink = new RegExp(`^${term.term}$`, "iu");

/** The name without the middle letter of its longest word. */
function withTypo(name: string): string {
  const word = first(name.split(" ").toSorted((a, b) => b.length - a.length));
  const middle = Math.floor(word.length / 2);
  return name.replace(word, word.slice(0, middle) + word.slice(middle + 1));
}

const main = (page: Page) => page.getByRole("main");
const field = (page: Page) => main(page).getByRole("searchbox");
const results = (page: Page) => page.getByRole("region", { name: /results? for/iu });
const links = (page: Page) => results(page).getByRole("link");
const announced = (page: Page) => main(page).getByRole("status");
const failure = (page: Page) => main(page).getByRole("alert");
const blogLink = (page: Page) => main(page).locator('a[href="/blog/"]').first();

async function open(page: Page, address = "/search/"): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

test.beforeEach(({ context }) => answerConsent(context));

test("the index is fetched once, when the visitor starts to search", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const indexes = () => fetched.filter((path) => path.startsWith("/static/search-"));
  await open(page);
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(500);
  expect(indexes()).toEqual([]);
  await field(page).focus();
  await expect.poll(indexes).toHaveLength(1);
  await field(page).pressSequentially(term.term);
  await expect(links(page).first()).toBeVisible();
  expect(indexes()).toHaveLength(1);
});

test("a query with a typing error finds the page and marks the words", async ({ page }) => {
  await open(page);
  await field(page).pressSequentially(withTypo(term.term));
  const link = links(page).filter({ hasText: termLink });
  await expect(link).toHaveAttribute("href", term.url);
  await expect(link.locator("mark").first()).toBeVisible();
  const item = results(page).getByRole("listitem");
  await expect(item.filter({ has: page.getByRole("link", { name: termLink }) })).toContainText(
    "Glossary",
  );
});

test("a question links to its place on its page", async ({ page }) => {
  await page.goto("/faq/");
  const question =
    (await main(page).getByRole("heading", { level: 3 }).first().textContent()) ?? "";
  await open(page, `/search/?q=${encodeURIComponent(question)}`);
  const result = results(page).getByRole("listitem").filter({ hasText: "Question" });
  await result.getByRole("link", { name: question }).first().click();
  await expect(page).toHaveURL(/\/#/u);
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

test("the number of results is announced after a pause in typing", async ({ page }) => {
  await open(page);
  await field(page).pressSequentially(term.term);
  await expect(announced(page)).toHaveText(/^\d+ results? for/u);
  const heading = results(page).getByRole("heading", { level: 2 });
  await expect(heading).toHaveText((await announced(page).textContent()) ?? "");
});

test("arrow keys move between the field and the results, and Escape clears", async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.type("price");
  await expect(links(page).nth(2)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(links(page).nth(1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(links(page).nth(2)).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("price");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL("/search/");
});

test("the address keeps the query for sharing, reloading and going back, without page views", async ({
  page,
  context,
}) => {
  await context.clearCookies(); // Page views aren't counted after a refusal.
  await open(page, "/search/?utm_source=letter");
  await field(page).pressSequentially(term.term);
  await expect(page).toHaveURL(/\/search\/\?utm_source=letter&q=./u);
  const address = page.url();
  expect(await pageViews(page)).toHaveLength(1);
  await page.reload();
  await waitForHydration(page);
  await expect(field(page)).toHaveValue(term.term);
  await links(page).filter({ hasText: termLink }).click();
  await expect(page).toHaveURL(term.url);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(field(page)).toHaveValue(term.term);
  await expect(links(page).filter({ hasText: termLink })).toBeVisible();
});

test("the query stays out of analytics and cookies", async ({ page, context, watch }) => {
  await context.clearCookies(); // Page views aren't counted after a refusal.
  await open(page, "/search/?q=asha%40example.co");
  await field(page).fill("ravi@example.co");
  await expect(page).toHaveURL(/ravi%40example\.co$/u);
  await follow(page, "/careers/");
  await expect.poll(() => pageViews(page)).toHaveLength(2);
  expect(JSON.stringify(await dataLayer(page))).not.toMatch(/asha|ravi/u);
  expect(JSON.stringify(await page.context().cookies())).not.toMatch(/asha|ravi/u);
  expect(watch.thirdParty).toEqual([]);
});

test("a failed download of the index can be retried", async ({ page, watch }) => {
  await page.route(INDEX, (route) => route.abort());
  await open(page, `/search/?q=${encodeURIComponent(term.term)}`);
  await expect(failure(page)).toContainText("could not be loaded");
  await expect(blogLink(page)).toBeVisible();
  await page.unroute(INDEX);
  await failure(page).getByRole("button", { name: "Try again" }).click();
  await expect(links(page).first()).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  watch.faults.splice(0); // The browser reports the failed request.
});

test("markup, a very long query and an empty query are handled as text", async ({ page }) => {
  const markup = "<img src=x onerror=alert(1)>";
  await open(page, `/search/?q=${encodeURIComponent(markup)}`);
  await expect(field(page)).toHaveValue(markup);
  await expect(main(page).locator("img[src=x]")).toHaveCount(0);
  await page.goto(`/search/?q=${"xylophone".repeat(100)}`);
  await expect(field(page)).toHaveValue("xylophone".repeat(100).slice(0, 200));
  await expect(announced(page)).toHaveText(/^No results for/u);
  await field(page).fill("   ");
  await expect(results(page)).toHaveCount(0);
  await expect(blogLink(page)).toBeVisible();
});

test("the footer and the 404 page lead to the search", async ({ page, watch }) => {
  await open(page, "/about/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search/");
  await page.goto("/no-such-page/");
  await field(page).fill("price");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search/?q=price");
  await expect(links(page).first()).toBeVisible();
  watch.faults.splice(0); // The browser reports the 404.
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the header's search links to a page with links to every page", async ({ page }) => {
    await page.goto("/404.html");
    await field(page).fill("bid");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/search/?q=bid");
    await expect(page.getByText("Search needs JavaScript")).toBeVisible();
    await expect(blogLink(page)).toBeVisible();
  });
});

for (const width of [1440, 360]) {
  test(`every state is accessible at ${width} px`, async ({ page, watch }) => {
    test.slow(); // Axe runs four times.
    await page.setViewportSize({ width, height: 800 });
    await page.route(INDEX, (route) => route.abort());
    await open(page);
    await field(page).fill(term.term);
    await expect(failure(page)).toBeVisible();
    await expectNoViolations(page);
    await page.unroute(INDEX);
    await failure(page).getByRole("button", { name: "Try again" }).click();
    await expect(links(page).first()).toBeVisible();
    await expectNoViolations(page);
    await expectContrastInDark(page);
    await page.emulateMedia({ colorScheme: "light" });
    await field(page).fill("xylophonology");
    await expect(results(page)).toContainText("No results for");
    await expectNoViolations(page);
    watch.faults.splice(0); // The browser reports the failed request.
  });
}
