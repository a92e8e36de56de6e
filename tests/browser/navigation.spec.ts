import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { pageViews } from "./support/data-layer";
import { gate } from "./support/lead-form";
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
async function holdPageData(page: Page, path: string): Promise<() => void> {
  const { open: answer, opened } = gate();
  await page.route(`**/page-data${path}page-data.json`, async (route) => {
    await opened;
    await route.continue();
  });
  return answer;
}

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

for (const [motion, behavior] of [
  ["no-preference", "smooth"],
  ["reduce", "instant"],
] as const) {
  test(`a hash target is scrolled to after 1 s: ${behavior} with motion ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        this.setAttribute("data-scrolled", JSON.stringify(options));
        scroll.call(this, options);
      };
    });
    await openAtRest(page, "/about/");
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
  });
}

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

for (const way of ["link", "back button"] as const) {
  test(`a slow navigation by ${way} shows a loading indicator after 1 s`, async ({ page }) => {
    await saveData(page);
    await open(page, "/blog/");
    await follow(page, "/about/");
    await expect(heading(page)).toHaveText(await headingOf(page, "/about/"));
    // A reload drops the loaded pages and keeps the history.
    await openAtRest(page, "/about/", { reload: true });
    const answer = await holdPageData(page, "/blog/");
    const loading = page.getByRole("status").filter({ hasText: "Loading page" });
    if (way === "link") await follow(page, "/blog/");
    else {
      await page.evaluate(() => window.history.back());
      await expect(page).toHaveURL("/blog/");
    }
    await page.clock.runFor(999);
    await expect(loading).toBeHidden();
    await page.clock.runFor(1);
    await expect(loading).toHaveText("Loading page");
    if (way === "link") {
      await page.clock.resume();
      await expectNoViolations(page);
    }
    answer();
    await arrivesAt(page, await headingOf(page, "/blog/"));
    await expect(loading).toBeHidden();
  });
}

for (const newer of ["another link", "the back button"] as const) {
  test(`a page that arrives after ${newer} was chosen is not shown or counted`, async ({
    page,
  }) => {
    await saveData(page);
    await open(page, "/glossary/");
    await follow(page, "/blog/");
    await expect(heading(page)).toHaveText(await headingOf(page, "/blog/"));
    const answer = await holdPageData(page, "/about/");
    const asked = page.waitForRequest("**/page-data/about/page-data.json");
    await follow(page, "/about/");
    await asked;
    const chosen = newer === "another link" ? "/careers/" : "/glossary/";
    if (newer === "another link") await follow(page, chosen);
    else await page.goBack();
    await expect(heading(page)).toHaveText(await headingOf(page, chosen));
    const entries = await page.evaluate(() => window.history.length);
    const views = await pageViews(page);
    const arrived = page.waitForResponse("**/page-data/about/page-data.json");
    answer();
    await (await arrived).finished();
    await page.clock.install();
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(chosen);
    await expect(heading(page)).toHaveText(await headingOf(page, chosen));
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    expect(await pageViews(page)).toEqual(views);
  });
}

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
