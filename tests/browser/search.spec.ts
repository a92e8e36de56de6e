import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectContrastInDark, expectNoViolations } from "./support/axe";
import { dataLayer, pageViews } from "./support/data-layer";
import { comesToLife, expect, test } from "./support/test";

const INDEX = "**/static/search-*.json";

const field = (page: Page) => page.getByRole("main").getByRole("searchbox");
const results = (page: Page) => page.getByRole("region", { name: /results? for/iu });
const links = (page: Page) => results(page).getByRole("link");
const told = (page: Page) => page.getByRole("main").getByRole("status");
const failure = (page: Page) => page.getByRole("main").getByRole("alert");

async function open(page: Page, address = "/search/"): Promise<void> {
  await page.goto(address);
  await comesToLife(page);
}

test.beforeEach(({ context }) => answerConsent(context));

test("nothing of the index is fetched before a visitor begins to search", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await open(page);
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(500);
  const indexes = () => fetched.filter((path) => path.startsWith("/static/search-"));
  expect(indexes()).toEqual([]);
  await field(page).focus();
  await expect.poll(indexes).toHaveLength(1);
  await field(page).pressSequentially("landed");
  await expect(links(page).first()).toBeVisible();
  expect(indexes()).toHaveLength(1);
});

for (const [typed, title] of [
  ["reverse aution", "Reverse auction"],
  ["procurment glossary", "Procurement glossary"],
  ["goods recieved note", "Goods receipt note"],
  ["sealed bids early", "Can a buyer see sealed bids early?"],
] as const) {
  test(`"${typed}" finds ${title}, with what was looked for marked`, async ({ page }) => {
    await open(page);
    await field(page).pressSequentially(typed);
    const found = links(page).filter({ hasText: title }).first();
    await expect(found).toBeVisible();
    await expect(found.locator("mark").first()).toBeVisible();
  });
}

test("a question leads to its place on its page", async ({ page }) => {
  await open(page, "/search/?q=sealed+bids+early");
  const question = results(page).getByRole("listitem").filter({ hasText: "Question" }).first();
  await question.getByRole("link", { name: "Can a buyer see sealed bids early?" }).click();
  await expect(page).toHaveURL("/faq/#events");
  await expect(page.locator("#events")).toBeInViewport();
});

test("the count is told once typing pauses, and each result names its kind", async ({ page }) => {
  await open(page);
  await field(page).pressSequentially("landed cost");
  await expect(told(page)).toHaveText(/^\d+ results for “landed cost”$/u);
  const heading = results(page).getByRole("heading", { level: 2 });
  await expect(heading).toHaveText((await told(page).textContent()) ?? "");
  await expect(results(page).getByRole("listitem").first()).toHaveText(
    /^(?:Page|Blog|Case study|Glossary|Question)/u,
  );
});

test("arrows move between field and results, Tab goes through them, Escape clears", async ({
  page,
}) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.type("landed cost");
  await expect(links(page).nth(2)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(links(page).nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links(page).nth(1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(links(page).nth(2)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("landed cost");
  await expect(links(page).nth(2)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL("/search/");
});

test("a search has an address, to be shared, reloaded and come back to; no letter is a page view", async ({
  page,
  baseURL,
}) => {
  await open(page, "/search/?utm_source=letter");
  await field(page).pressSequentially("three-way match");
  await expect(page).toHaveURL("/search/?utm_source=letter&q=three-way+match");
  expect(await pageViews(page)).toHaveLength(1);
  await page.reload();
  await comesToLife(page);
  await expect(field(page)).toHaveValue("three-way match");
  const first = links(page).first();
  await expect(first).toHaveText("Three-way match");
  await first.click();
  await expect(page).toHaveURL("/glossary/three-way-match/");
  await page.goBack();
  await expect(field(page)).toHaveValue("three-way match");
  await expect(first).toHaveText("Three-way match");
  await expect(page).toHaveURL(`${baseURL ?? ""}/search/?utm_source=letter&q=three-way+match`);
});

test("what is looked for reaches neither analytics, nor attribution, nor anyone else", async ({
  page,
  watch,
}) => {
  await open(page, "/search/?q=asha%40example.co");
  await field(page).fill("ravi@example.co");
  await expect(page).toHaveURL(/ravi%40example\.co$/u);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect.poll(() => pageViews(page)).toHaveLength(2);
  expect(JSON.stringify(await dataLayer(page))).not.toMatch(/asha|ravi/u);
  expect(JSON.stringify(await page.context().cookies())).not.toMatch(/asha|ravi/u);
  expect(watch.thirdParty).toEqual([]);
});

test("an index that can't be had is told, with a second try and the lists below", async ({
  page,
  watch,
}) => {
  await page.route(INDEX, (route) => route.abort());
  await open(page, "/search/?q=landed+cost");
  await expect(failure(page)).toContainText("could not be fetched");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Blog", exact: true }),
  ).toBeVisible();
  await page.unroute(INDEX);
  await failure(page).getByRole("button", { name: "Try again" }).click();
  await expect(links(page).first()).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  watch.faults.splice(0); // The browser reports the failed request itself.
});

test("markup, a very long text and nothing at all are texts like others", async ({ page }) => {
  await open(page, `/search/?q=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
  await expect(field(page)).toHaveValue("<img src=x onerror=alert(1)>");
  await expect(page.getByRole("main").locator("img[src=x]")).toHaveCount(0);
  await page.goto(`/search/?q=${"helicopter".repeat(100)}`);
  await expect(field(page)).toHaveValue("helicopter".repeat(20));
  await expect(results(page)).toContainText("No results for");
  await expect(told(page)).toHaveText(/^No results for/u);
  await field(page).fill("   ");
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Lists of everything" })).toBeVisible();
});

test("the search is found from the footer, an address that leads nowhere, blog and glossary", async ({
  page,
  watch,
}) => {
  await open(page, "/about/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search/");
  for (const address of ["/no-such-page/", "/blog/", "/glossary/"]) {
    await page.goto(address);
    await field(page).fill("landed cost");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/search/?q=landed+cost");
    await expect(links(page).first()).toBeVisible();
  }
  watch.faults.splice(0); // The browser reports the 404 itself.
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says so and has lists of everything; a field elsewhere leads to it", async ({
    page,
  }) => {
    await page.goto("/glossary/");
    await field(page).fill("bid");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/search/?q=bid");
    await expect(page.getByText("Searching needs JavaScript")).toBeVisible();
    for (const name of ["Blog", "Case studies", "Glossary", "Strategic Sourcing"]) {
      const link = page.getByRole("main").getByRole("link", { name, exact: true });
      await expect(link).toBeVisible();
    }
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
]) {
  test(`its states break no rule of accessibility at ${viewport.width} px`, async ({
    page,
    watch,
  }) => {
    test.slow(); // Five rounds of axe.
    await page.setViewportSize(viewport);
    await page.route(INDEX, (route) => route.abort());
    await open(page);
    await expectNoViolations(page);
    await field(page).fill("landed cost");
    await expect(failure(page)).toBeVisible();
    await expectNoViolations(page);
    await page.unroute(INDEX);
    await failure(page).getByRole("button", { name: "Try again" }).click();
    await expect(links(page).first()).toBeVisible();
    await expectNoViolations(page);
    await field(page).fill("helicopterology");
    await expect(results(page)).toContainText("No results for");
    await expectNoViolations(page);
    await field(page).fill("landed cost");
    await expect(links(page).first()).toBeVisible();
    await expectContrastInDark(page);
    watch.faults.splice(0); // The browser reports the failed request itself.
  });
}
