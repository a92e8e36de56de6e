import type { Page } from "@playwright/test";
import { hold } from "./support/hold";
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
  settle,
} from "./support/navigation";
import { expect, open, test, waitForHydration } from "./support/test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Holds the page data of a path back until the returned function is called. */
const holdPageData = async (page: Page, path: string) =>
  hold(page, `**/page-data${path}page-data.json`);

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(heading(page)).toHaveText(await headingOf(page, path));
}

test("a link's page scrolls to its top 500 ms later, unless the visitor scrolls; a hash target after 1 s, smoothly unless they want less motion", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      this.setAttribute("data-scrolled", JSON.stringify(options));
      scroll.call(this, options);
    };
  });
  await openAtRest(page, "/faq/");
  await noteArrivals(page);

  await test.step("to the top", async () => {
    await page.evaluate(() => window.scrollTo(0, 600));
    await follow(page, "/about/");
    await arrivesAt(page, await headingOf(page, "/about/"));
    await runToAfterArrival(page, 499);
    expect(await scrollTop(page)).toBe(600);
    await page.clock.runFor(1);
    expect(await scrollTop(page)).toBe(0);
  });

  await test.step("not after the visitor has scrolled", async () => {
    await page.evaluate(() => window.scrollTo(0, 300));
    await follow(page, "/careers/");
    await arrivesAt(page, await headingOf(page, "/careers/"));
    await page.mouse.wheel(0, -100);
    await expect.poll(() => scrollTop(page)).toBe(200);
    await page.clock.runFor(2000);
    expect(await scrollTop(page)).toBe(200);
  });

  const calculator = page.locator("#roi");
  for (const [reducedMotion, behavior] of [
    ["no-preference", "smooth"],
    ["reduce", "instant"],
  ] as const) {
    await test.step(`to a hash target, ${behavior}`, async () => {
      await page.emulateMedia({ reducedMotion });
      await follow(page, "/#roi");
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(calculator).toBeAttached({ timeout: 50 });
      }).toPass();
      await runToAfterArrival(page, 999);
      await expect(calculator).not.toHaveAttribute("data-scrolled");
      await page.clock.runFor(1);
      await expect(calculator).toBeInViewport();
      await expect(calculator).toHaveAttribute("data-scrolled", JSON.stringify({ behavior }));
      await expect(calculator).toBeFocused();
      await follow(page, "/about/");
      await arrivesAt(page, await headingOf(page, "/about/"));
    });
  }
});

test("back, forward and a reload show the same lines, also of a long text that is laid out late at first", async ({
  page,
}) => {
  await open(page, first(posts).url);
  const last = page.locator('[data-content="text"] h2').last();
  const top = async () => last.evaluate((line) => Math.round(line.getBoundingClientRect().top));
  for (let screen = 0; (await top()) > 300; screen += 1) {
    expect(screen).toBeLessThan(100);
    await page.mouse.wheel(0, 400);
    await settle(page);
  }
  await expect.poll(async () => (await top()) === (await top())).toBe(true);
  const before = await top();
  await follow(page, "/about/");
  await expectPage(page, "/about/");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollAndSettle(page, 250);
  await page.goBack();
  await expect.poll(top).toBe(before);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(250);
  await page.goBack();
  await expect.poll(top).toBe(before);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(top).toBe(before);
  // The next page must be loaded again. Meanwhile the browser scrolls the one that is shown.
  await page.goForward();
  await expectPage(page, "/about/");
  await expect.poll(() => scrollTop(page)).toBe(250);
});

test("a jump within a long text ends at its heading, is undone by Back, and is no page view; a malformed hash breaks nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/legal/privacy/#100%");
  const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => window.location.assign("#50%"));
  await expect(page).toHaveURL("/legal/privacy/#50%25");
  expect(await pageViews(page)).toHaveLength(1);
  await follow(page, "/about/");
  await expectPage(page, "/about/");
});

test("a slow navigation by link or back button shows a loading indicator after 1 s", async ({
  page,
}) => {
  await saveData(page);
  await open(page, "/blog/");
  await follow(page, "/about/");
  await expectPage(page, "/about/");
  // A reload drops the loaded pages and keeps the history.
  await openAtRest(page, "/about/", { reload: true });
  const loading = page.getByRole("status").filter({ hasText: "Loading page" });
  /** Goes to a page whose data doesn't come, until the indicator is shown; then lets it come. */
  const goSlowly = async (path: string, go: () => Promise<unknown>) => {
    const answer = await holdPageData(page, path);
    await go();
    await page.clock.runFor(999);
    await expect(loading).toBeHidden();
    await page.clock.runFor(1);
    await expect(loading).toHaveText("Loading page");
    answer();
    await arrivesAt(page, await headingOf(page, path));
    await expect(loading).toBeHidden();
  };
  await goSlowly("/blog/", async () => {
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL("/blog/");
  });
  await goSlowly("/glossary/", async () => follow(page, "/glossary/"));
});

test("a page that arrives after another link, Back or Forward was chosen is not shown or counted", async ({
  page,
}) => {
  await saveData(page);
  await open(page, "/glossary/");
  await page.clock.install();
  type Go = () => Promise<unknown>;
  const expectNewest = async (late: string, go: Go, chosen: string, choose: Go) => {
    const data = `**/page-data${late}page-data.json`;
    const answer = await holdPageData(page, late);
    const asked = page.waitForRequest(data);
    await go();
    await asked;
    await choose();
    await expectPage(page, chosen);
    const entries = await page.evaluate(() => window.history.length);
    const views = await pageViews(page);
    const arrived = page.waitForResponse(data);
    answer();
    await (await arrived).finished();
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(chosen);
    await expectPage(page, chosen);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    expect(await pageViews(page)).toEqual(views);
  };
  const link = (path: string) => async () => follow(page, path);
  await expectNewest("/about/", link("/about/"), "/blog/", link("/blog/"));
  await expectNewest("/careers/", link("/careers/"), "/glossary/", async () => page.goBack());
  // A reload drops the loaded pages and keeps the history.
  await page.reload();
  await waitForHydration(page);
  const forward = async () => page.evaluate(() => window.history.forward());
  await page.unroute("**/page-data/about/page-data.json");
  await expectNewest("/blog/", forward, "/about/", link("/about/"));
});
