import type { Page } from "@playwright/test";
import { hold } from "./support/hold";
import { expectNoViolations } from "./support/axe";
import { pageViews } from "./support/data-layer";
import { first, posts } from "../support/site-content";

import { noteArrivals, runToAfterArrival } from "./support/arrival";
import {
  arrivesAt,
  follow,
  headingOf,
  openAtRest,
  saveData,
  scrollAndSettle,
  scrollTop,
} from "./support/navigation";
import { expect, open, test, waitForHydration } from "./support/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const calculator = (page: Page) => page.locator("#roi");

/** Holds the page data of a path back until the returned function is called. */
const holdPageData = async (page: Page, path: string) =>
  hold(page, `**/page-data${path}page-data.json`);

test("a link's page scrolls to its top 500 ms later, unless the visitor scrolls it at once", async ({
  page,
}) => {
  await openAtRest(page, "/faq/");
  await page.evaluate(() => window.scrollTo(0, 600));
  await noteArrivals(page);
  await follow(page, "/about/");
  await arrivesAt(page, await headingOf(page, "/about/"));
  await runToAfterArrival(page, 499);
  expect(await scrollTop(page)).toBe(600);
  await page.clock.runFor(1);
  expect(await scrollTop(page)).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 300));
  await follow(page, "/careers/");
  await arrivesAt(page, await headingOf(page, "/careers/"));
  await page.mouse.wheel(0, -100);
  await expect.poll(() => scrollTop(page)).toBe(200);
  await page.clock.runFor(2000);
  expect(await scrollTop(page)).toBe(200);
});

test("a hash target is scrolled to after 1 s, smoothly unless the visitor wants less motion", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      this.setAttribute("data-scrolled", JSON.stringify(options));
      scroll.call(this, options);
    };
  });
  await openAtRest(page, "/about/");
  for (const [reducedMotion, behavior] of [
    ["no-preference", "smooth"],
    ["reduce", "instant"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await noteArrivals(page);
    await follow(page, "/#roi");
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(calculator(page)).toBeAttached({ timeout: 50 });
    }).toPass();
    await runToAfterArrival(page, 999);
    await expect(calculator(page)).not.toHaveAttribute("data-scrolled");
    await page.clock.runFor(1);
    await expect(calculator(page)).toBeInViewport();
    await expect(calculator(page)).toHaveAttribute("data-scrolled", JSON.stringify({ behavior }));
    await expect(calculator(page)).toBeFocused();
    await follow(page, "/about/");
    await arrivesAt(page, await headingOf(page, "/about/"));
  }
});

test("back and forward restore the scroll position, after a reload too", async ({ page }) => {
  await open(page, "/faq/");
  await scrollAndSettle(page, 700);
  await follow(page, "/about/");
  await expect(heading(page)).toHaveText(await headingOf(page, "/about/"));
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollAndSettle(page, 250);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(250);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.reload();
  await waitForHydration(page);
  expect(await scrollTop(page)).toBe(700);
  // The next page must be loaded again. Meanwhile the browser scrolls the one that is shown.
  await page.goForward();
  await expect(heading(page)).toHaveText(await headingOf(page, "/about/"));
  await expect.poll(() => scrollTop(page)).toBe(250);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test("back and a reload show the same lines of a long text, although it is laid out late at first", async ({
  page,
}) => {
  await open(page, first(posts).url);
  const last = page.locator('[data-content="text"] h2').last();
  const top = async () => last.evaluate((line) => Math.round(line.getBoundingClientRect().top));
  for (let screen = 0; (await top()) > 300; screen += 1) {
    expect(screen).toBeLessThan(100);
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(50);
  }
  await expect.poll(async () => (await top()) === (await top())).toBe(true);
  const before = await top();
  await follow(page, "/about/");
  await expect(heading(page)).toHaveText(await headingOf(page, "/about/"));
  await page.goBack();
  await expect.poll(top).toBe(before);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(top).toBe(before);
});

test("a jump far down a long text ends at its heading, although what is above had no height yet", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const at of [-2, -1]) {
    await open(page, "/legal/privacy/");
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const count = await contents.count();
    const name = await contents.nth(count + at).innerText();
    await contents.nth(count + at).click();
    await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
  }
});

test("a jump within a page is the browser's, there and back, no page view, and a malformed hash breaks nothing", async ({
  page,
}) => {
  await open(page, "/faq/");
  const target = page.locator("main :is(section, h2)[id]").last();
  await target.evaluate(({ id }) => window.location.assign(`#${id}`));
  await expect(target).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => window.location.assign("#50%"));
  await expect(page).toHaveURL("/faq/#50%25");
  expect(await pageViews(page)).toHaveLength(1);
  await open(page, "/legal/terms/#100%");
  await follow(page, "/about/");
  await expect(heading(page)).toHaveText(await headingOf(page, "/about/"));
});

test("a slow navigation by link or back button shows a loading indicator after 1 s", async ({
  page,
}) => {
  await saveData(page);
  await open(page, "/blog/");
  await follow(page, "/about/");
  await expect(heading(page)).toHaveText(await headingOf(page, "/about/"));
  // A reload drops the loaded pages and keeps the history.
  await openAtRest(page, "/about/", { reload: true });
  const loading = page.getByRole("status").filter({ hasText: "Loading page" });
  /** Goes to a page whose data doesn't come, until the indicator is shown. Gives what lets them come. */
  const goSlowly = async (path: string, go: () => Promise<unknown>) => {
    const answer = await holdPageData(page, path);
    await go();
    await page.clock.runFor(999);
    await expect(loading).toBeHidden();
    await page.clock.runFor(1);
    await expect(loading).toHaveText("Loading page");
    return answer;
  };
  const showBlog = await goSlowly("/blog/", async () => {
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL("/blog/");
  });
  showBlog();
  await arrivesAt(page, await headingOf(page, "/blog/"));
  await expect(loading).toBeHidden();

  const showGlossary = await goSlowly("/glossary/", async () => follow(page, "/glossary/"));
  await page.clock.resume();
  await expectNoViolations(page);
  showGlossary();
  await arrivesAt(page, await headingOf(page, "/glossary/"));
  await expect(loading).toBeHidden();
});

test("a page that arrives after another link or the back button was chosen is not shown or counted", async ({
  page,
}) => {
  await saveData(page);
  await open(page, "/glossary/");
  const expectNewest = async (late: string, chosen: string, choose: () => Promise<unknown>) => {
    const data = `**/page-data${late}page-data.json`;
    const answer = await holdPageData(page, late);
    const asked = page.waitForRequest(data);
    await follow(page, late);
    await asked;
    await choose();
    await expect(heading(page)).toHaveText(await headingOf(page, chosen));
    const entries = await page.evaluate(() => window.history.length);
    const views = await pageViews(page);
    const arrived = page.waitForResponse(data);
    answer();
    await (await arrived).finished();
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(chosen);
    await expect(heading(page)).toHaveText(await headingOf(page, chosen));
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    expect(await pageViews(page)).toEqual(views);
  };
  await page.clock.install();
  await expectNewest("/about/", "/blog/", async () => follow(page, "/blog/"));
  await expectNewest("/careers/", "/glossary/", async () => page.goBack());
});

test("a page that arrives late after the back button does not replace a newer one", async ({
  page,
}) => {
  await saveData(page);
  await open(page, "/about/");
  await follow(page, "/careers/");
  await expect(heading(page)).toHaveText(await headingOf(page, "/careers/"));
  // A reload drops the loaded pages and keeps the history.
  await page.reload();
  await waitForHydration(page);
  const answer = await holdPageData(page, "/about/");
  const asked = page.waitForRequest("**/page-data/about/page-data.json");
  await page.evaluate(() => window.history.back());
  await asked;
  await follow(page, "/glossary/");
  await expect(heading(page)).toHaveText(await headingOf(page, "/glossary/"));
  const arrived = page.waitForResponse("**/page-data/about/page-data.json");
  answer();
  await (await arrived).finished();
  await page.clock.install();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL("/glossary/");
  await expect(heading(page)).toHaveText(await headingOf(page, "/glossary/"));
});
