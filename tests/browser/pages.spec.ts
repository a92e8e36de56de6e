import type { Page } from "@playwright/test";
import { hold, SCRIPTS } from "./support/hold";
import { expectNoViolations } from "./support/axe";
import { caseStudies, first } from "../support/site-content";
import { sentHead, shownHead } from "./support/head";
import { demoDialog, freeDemo } from "./support/lead-form";
import { follow, headingOf } from "./support/navigation";
import { otherPages, templatePages } from "./support/pages";
import { expectPrintable } from "./support/print";
import { expectNoSidewaysScroll, REFLOW_WIDTH } from "./support/reflow";
import { expect, expectFaults, open, test, waitForHydration } from "./support/test";

/** Lists whose first entry is in the first screen of a phone. */
const indexes = ["/blog/", "/case-study/", "/glossary/"];

async function expectEntryInView(page: Page): Promise<void> {
  const items = page.getByRole("main").getByRole("listitem");
  const entry = items.filter({ has: page.getByRole("heading") }).first();
  await expect(entry.getByRole("link").first()).toBeInViewport({ ratio: 1 });
}

/** Pages with content for the screen only: the slider, the calculator, the download form. */
const screenOnly = ["/", "/us/", first(caseStudies).url];

/** A page in a browser that knows the site already loads in a third of the time. */
const GROUPS = 4;

for (let group = 0; group < GROUPS; group += 1) {
  test(`a page of each kind keeps its head, is accessible, reflows, prints and contacts no third party (${group + 1} of ${GROUPS})`, async ({
    page,
    watch,
  }) => {
    test.slow();
    const paths = [...templatePages, "/404.html"].filter((_, index) => index % GROUPS === group);
    for (const [index, path] of paths.entries()) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 360, height: 800 });
        await open(page, `${path}?utm_source=mail`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        if (indexes.includes(path)) await expectEntryInView(page);
        await page.setViewportSize({ width: 1280, height: 720 });
        const sent = await sentHead(page, path);
        expect(sent.length).toBeGreaterThan(10);
        expect(await shownHead(page)).toEqual(sent);
        // The pages share their colours, so each is checked in one scheme.
        await page.emulateMedia({ colorScheme: index % 2 === 0 ? "light" : "dark" });
        await expectNoViolations(page);
        if (!screenOnly.includes(path)) await expectPrintable(page);
        await page.setViewportSize({ width: REFLOW_WIDTH, height: 640 });
        await expectNoSidewaysScroll(page);
      });
    }
    expect(watch.thirdParty).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["utm_params"]);
  });
}

for (const half of [0, 1]) {
  test(`all other pages hydrate without an error and reflow (${half + 1} of 2)`, async ({
    page,
    watch,
  }) => {
    test.slow();
    await page.setViewportSize({ width: REFLOW_WIDTH, height: 640 });
    for (const path of otherPages.filter((_, index) => index % 2 === half)) {
      await test.step(path, async () => {
        await open(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
        expect(watch.faults).toEqual([]);
        expect(watch.thirdParty).toEqual([]);
      });
    }
  });
}

test("an unknown or malformed address gets status 404 and a page for its region that works", async ({
  page,
  watch,
}) => {
  const current = page.getByRole("contentinfo").locator("[aria-current=true]");
  for (const [path, region] of [
    ["/us/no-such-page/", "United States"],
    ["/faq/%E0%A4", "India"],
  ] as const) {
    const release = await hold(page, SCRIPTS);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(current).toHaveText(region);
    release();
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(current).toHaveText(region);
    await page.unroute(SCRIPTS);
    await page.evaluate(() => localStorage.clear());
  }
  await freeDemo(page).click();
  await demoDialog(page).getByRole("button", { name: "Close", exact: true }).click();
  await follow(page, "/about/");
  const heading = await headingOf(page, "/about/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  expectFaults(watch);
});
