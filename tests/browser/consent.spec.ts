import type { Page } from "@playwright/test";
import { hold, SCRIPTS } from "./support/hold";
import {
  bannerOf,
  cookieNames,
  openSettings,
  OUR_COOKIES,
  save,
  settingsOf,
} from "./support/consent";
import { dataLayer, pageViews } from "./support/data-layer";
import { follow, headingOf } from "./support/navigation";
import { recordLoad } from "./support/recorded-load";
import { expect, open, test, waitForHydration } from "./support/test";
import { sentByVendors, fakeVendors } from "./support/vendors";

test.beforeEach(({ page }) => fakeVendors(page));

test.describe("before an answer", () => {
  test("the banner appears 2000 ms after load, although scripts start later", async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await recordLoad(page);
    const release = await hold(page, SCRIPTS);
    await page.goto("/about/");
    const loaded = await page.evaluate(() => Date.now());
    // Starts the scripts: the stopped clock has no idle moments.
    await page.keyboard.press("Shift");
    await page.clock.runFor(500);
    release();
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await pageViews(page)).not.toEqual([]);
    }).toPass();
    // Loads the banner's code too, which would otherwise delay it.
    await openSettings(page);
    await page.keyboard.press("Escape");
    const passed = (await page.evaluate(() => Date.now())) - loaded;
    expect(passed).toBeLessThan(1999);
    await page.clock.runFor(1999 - passed);
    await expect(bannerOf(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(bannerOf(page)).toBeVisible();
  });

  test("a visitor with either cookie sees no banner", async ({ page, context, baseURL }) => {
    await page.clock.install();
    for (const name of ["ads_track_allowed", "analytics_track_allowed"]) {
      await context.clearCookies();
      await context.addCookies([{ name, value: "denied", url: baseURL ?? "" }]);
      await open(page, "/about/");
      await page.clock.runFor(10_000);
      await expect(bannerOf(page)).toBeHidden();
    }
  });
});

/** Agrees on a page and refuses in another window, which stops the tags of the first. */
async function refuseInOtherWindow(page: Page): Promise<void> {
  await page.goto("/about/");
  await save(page, true, true);
  await expect.poll(() => sentByVendors(page)).toHaveLength(2);
  const other = await page.context().newPage();
  await fakeVendors(other);
  await other.goto("/careers/");
  await save(other, false, false);
  await expect.poll(() => page.evaluate(() => window.sentByVendors?.at(-1))).toBe("CRM revoked");
}

test.describe("after a choice", () => {
  test("pages visited before consent, when no third party was called, are counted once each; the CRM counts the last", async ({
    page,
    watch,
  }) => {
    await open(page, "/about/");
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Terms of Use" }).click();
    await expect(page).toHaveURL("/legal/terms/");
    await footer.getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL("/careers/");
    await expect(bannerOf(page)).toBeVisible();
    expect(watch.thirdParty).toEqual([]);
    expect(await page.locator("script[src^='https:']").count()).toBe(0);
    expect(await cookieNames(page)).toEqual(["utm_params"]);
    await save(page, true, true);
    await expect
      .poll(async () => (await sentByVendors(page)).sort())
      .toEqual([
        "CRM page_view /careers/",
        "G-TEST0001 page_view /about/",
        "G-TEST0001 page_view /careers/",
        "G-TEST0001 page_view /legal/terms/",
      ]);
    // The queue starts the tags before the first event.
    const names = (await dataLayer(page)).map(([command, name]) =>
      command === "config" ? name : command,
    );
    const firstEvent = names.indexOf("event");
    for (const name of ["js", "G-TEST0001", "AW-TEST0001"]) {
      expect(names.slice(0, firstEvent)).toContain(name);
      expect(names.slice(firstEvent)).not.toContain(name);
    }
  });

  test("a withdrawal stops the tags at once and deletes their cookies, twice", async ({ page }) => {
    await page.clock.install();
    await page.goto("/about/");
    await save(page, true, true);
    const granted = [
      ...OUR_COOKIES,
      ...["__hssc", "__hstc", "_ga", "_ga_TEST0001", "_gcl_au", "_gcl_aw", "hubspotutk"],
    ].sort();
    await expect.poll(() => cookieNames(page)).toEqual(granted);
    const before = (await sentByVendors(page)).length;

    // The grant's second deletion of the opt-out is over.
    await page.clock.runFor(1100);
    await openSettings(page);
    const settings = settingsOf(page);
    await settings.getByRole("switch", { name: "Analytics" }).click();
    await settings.getByRole("switch", { name: "Advertising" }).click();
    await page.evaluate(() => (document.cookie = "__hs_do_not_track=yes; path=/"));
    await settings.getByRole("button", { name: "Accept and Save Changes" }).click();
    await expect(settings).toBeHidden();
    const remaining = ["__hs_do_not_track", ...OUR_COOKIES].sort();
    await expect.poll(() => cookieNames(page)).toEqual(remaining);
    await page.evaluate(() => (document.cookie = "_ga=again; path=/"));
    await page.clock.runFor(1100);
    expect(await cookieNames(page)).toEqual(remaining);

    const sent = await page.evaluate(() => [
      Array.from(window.dataLayer?.at(-1) as ArrayLike<unknown>),
      window._hsp,
      window.sentByVendors?.at(-1),
    ]);
    expect(sent).toEqual([
      [
        "consent",
        "update",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "denied",
        },
      ],
      [["revokeCookieConsent"]],
      "CRM revoked",
    ]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" }).click();
    await expect(page).toHaveURL("/legal/terms/");
    const heading = await headingOf(page, "/legal/terms/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(await sentByVendors(page)).toHaveLength(before + 1);
  });

  test("pages before a refusal are never sent, and after each grant nothing is sent twice", async ({
    page,
    watch,
  }) => {
    await page.goto("/about/");
    await save(page, false, false);
    await follow(page, "/legal/terms/");
    await expect(page).toHaveURL("/legal/terms/");
    await save(page, true, false);
    await expect.poll(() => sentByVendors(page)).toHaveLength(2);
    await save(page, false, false);
    await follow(page, "/careers/");
    await expect(page).toHaveURL("/careers/");
    await page.evaluate(() => (document.cookie = "__hs_do_not_track=yes; path=/"));
    await save(page, true, false);
    await expect
      .poll(async () => (await sentByVendors(page)).filter((item) => item !== "CRM revoked").sort())
      .toEqual([
        "CRM page_view /careers/",
        "CRM page_view /legal/terms/",
        "G-TEST0001 page_view /careers/",
        "G-TEST0001 page_view /legal/terms/",
      ]);
    expect(watch.thirdParty).toHaveLength(2);
    expect(await cookieNames(page)).not.toContain("__hs_do_not_track");
  });

  test("a choice in one window takes effect in every other at once", async ({ page }) => {
    await refuseInOtherWindow(page);
    await follow(page, "/legal/terms/");
    await expect(page).toHaveURL("/legal/terms/");
    await waitForHydration(page);
    expect(await sentByVendors(page)).toHaveLength(3);
  });

  test("the same where an extension refuses cookies, which the browser says are enabled", async ({
    page,
    context,
    watch,
  }) => {
    // The vendors' own scripts fail at their cookies.
    watch.caused = /SecurityError: refused/u;
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("refused", "SecurityError");
      };
      Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
    });
    await refuseInOtherWindow(page);
  });
});
