import type { Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { first, terms } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { dataLayer, pageViews } from "./support/data-layer";
import { follow } from "./support/navigation";
import { expect, expectFaults, open, test, waitForHydration } from "./support/test";

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

test("typing fetches the index once, finds a page in spite of an error and announces how many; arrow keys and Escape work", async ({
  page,
  context,
}) => {
  await answerConsent(context);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const indexes = () => fetched.filter((path) => path.startsWith("/static/search-"));
  await open(page, "/about/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Search" }).click();
  await expect(field(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(indexes()).toEqual([]);
  await field(page).pressSequentially(withTypo(term.term));
  const link = links(page).filter({ hasText: termLink });
  await expect(link).toHaveAttribute("href", term.url);
  await expect(link.locator("mark").first()).toBeVisible();
  const item = results(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: termLink }) });
  await expect(item).toContainText("Glossary");
  await expect(announced(page)).toHaveText(/^\d+ results? for/u);
  const heading = results(page).getByRole("heading", { level: 2 });
  await expect(heading).toHaveText((await announced(page).textContent()) ?? "");

  await field(page).fill("price");
  await expect(links(page).nth(2)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(links(page).nth(1)).toBeFocused();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL("/search/");
  expect(indexes()).toHaveLength(1);
});

test("the address keeps the query for sharing, reloading and going back; analytics and cookies never have it", async ({
  page,
  context,
  watch,
}) => {
  await open(page, "/search/?utm_source=letter&q=asha%40example.co");
  await field(page).fill("ravi@example.co");
  await expect(page).toHaveURL(/ravi%40example\.co$/u);
  await field(page).fill(term.term);
  await expect(page).toHaveURL(/\/search\/\?utm_source=letter&q=(?!ravi)/u);
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
  await follow(page, "/careers/");
  await expect(page).toHaveURL("/careers/");
  await expect.poll(() => pageViews(page)).toHaveLength(4);
  const kept = JSON.stringify([await dataLayer(page), await context.cookies()]);
  expect(kept).not.toMatch(/asha|ravi/u);
  expect(watch.thirdParty).toEqual([]);
});

test("a failed download can be retried, long queries and markup are text, and a question leads to its place", async ({
  page,
  context,
  watch,
}) => {
  await answerConsent(context);
  await page.setViewportSize({ width: 360, height: 800 });
  const markup = "<img src=x onerror=alert(1)>";
  await page.route(INDEX, (route) => route.abort());
  await open(page, `/search/?q=${encodeURIComponent(markup + "xylophone".repeat(100))}`);

  await test.step("a failed download can be retried", async () => {
    await expect(failure(page)).toContainText("could not be loaded");
    await expect(blogLink(page)).toBeVisible();
    await expectNoViolations(page, "main");
    await page.unroute(INDEX);
    await failure(page).getByRole("button", { name: "Try again" }).click();
    await expect(announced(page)).toHaveText(/results? for/u);
    await expect(failure(page)).toHaveCount(0);
    expectFaults(watch);
  });

  await test.step("markup is text, a long query is cut, and an empty one shows links", async () => {
    await expect(field(page)).toHaveValue((markup + "xylophone".repeat(100)).slice(0, 200));
    await expect(main(page).locator("img[src=x]")).toHaveCount(0);
    await field(page).fill("xylophonology");
    await expect(announced(page)).toHaveText(/^No results for/u);
    await field(page).fill(term.term);
    await expect(links(page).first()).toBeVisible();
    await expectNoViolations(page, "main");
    await field(page).fill("   ");
    await expect(results(page)).toHaveCount(0);
    await expect(blogLink(page)).toBeVisible();
  });

  await test.step("a question that is searched for on an unknown page leads to its place", async () => {
    const faq = parse(await (await page.request.get("/faq/")).text());
    const question = faq.querySelector("main h3")?.text ?? "";
    await page.goto("/no-such-page/");
    await field(page).fill(question);
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/search\/\?q=./u);
    const result = results(page).getByRole("listitem").filter({ hasText: "Question" });
    await result.getByRole("link", { name: question }).first().click();
    await expect(page).toHaveURL(/\/#/u);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
    expectFaults(watch);
  });
});
