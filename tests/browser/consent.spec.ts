import {
  answer,
  bannerOf,
  cookieNames,
  cookies,
  openSettings,
  OUR_COOKIES,
  save,
  settingsOf,
} from "./support/consent";
import { expectKeptFor } from "./support/cookies";
import { pageViews } from "./support/data-layer";
import { follow, headingOf } from "./support/navigation";
import { expect, open, test, waitForHydration } from "./support/test";
import { sentByVendors, fakeVendors } from "./support/vendors";

test.beforeEach(({ page }) => fakeVendors(page));

test("before Okay no third party is called; then each page is counted once, until a withdrawal stops the tags and deletes their cookies", async ({
  page,
  context,
  watch,
}) => {
  await page.clock.install();

  await test.step("before an answer nothing leaves the page", async () => {
    await open(page, "/about/");
    await follow(page, "/legal/terms/");
    await expect.poll(() => pageViews(page)).toHaveLength(2);
    await follow(page, "/glossary/");
    await expect.poll(() => pageViews(page)).toHaveLength(3);
    await expect(bannerOf(page)).toBeVisible();
    expect(watch.thirdParty).toEqual([]);
    expect(await page.locator("script[src^='https:']").count()).toBe(0);
    expect(await cookieNames(page)).toEqual(["utm_params"]);
  });

  await test.step("Okay grants both for 365 days, and counts each page once; the CRM counts the last", async () => {
    await answer(page, "Okay");
    await expect(bannerOf(page)).toBeHidden();
    await expect
      .poll(async () => (await sentByVendors(page)).sort())
      .toEqual([
        "CRM page_view /glossary/",
        "G-TEST0001 page_view /about/",
        "G-TEST0001 page_view /glossary/",
        "G-TEST0001 page_view /legal/terms/",
      ]);
    expect(watch.thirdParty.sort()).toEqual([
      "https://js.hs-scripts.com/1234567.js",
      "https://www.googletagmanager.com/gtag/js?id=AW-TEST0001",
      "https://www.googletagmanager.com/gtag/js?id=G-TEST0001",
    ]);
    const vendors = ["__hssc", "__hstc", "_ga", "_ga_TEST0001", "_gcl_au", "_gcl_aw", "hubspotutk"];
    await expect.poll(() => cookieNames(page)).toEqual([...OUR_COOKIES, ...vendors].sort());
    const stored = await context.cookies();
    for (const name of ["ads_track_allowed", "analytics_track_allowed"]) {
      const cookie = stored.find((one) => one.name === name);
      expect(cookie).toMatchObject({ value: "granted", path: "/", sameSite: "Lax" });
      await expectKeptFor(context, name, 365);
    }
  });

  await test.step("a withdrawal deletes the cookies, once more a second later, and tells the vendors", async () => {
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
    const told = await page.evaluate(() => [
      Array.from(window.dataLayer?.at(-1) as ArrayLike<unknown>),
      window._hsp,
      window.sentByVendors?.at(-1),
    ]);
    const denied = {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    };
    const revoked = [["revokeCookieConsent"]];
    expect(told).toEqual([["consent", "update", denied], revoked, "CRM revoked"]);
  });

  const before = (await sentByVendors(page)).length;
  await follow(page, "/legal/terms/");
  const heading = await headingOf(page, "/legal/terms/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page).toHaveURL("/legal/terms/");
  expect(await sentByVendors(page)).toHaveLength(before);
});

test("Reject loads nothing and leaves focus; pages before a refusal, in another window too, are never sent, and none is sent twice", async ({
  page,
  watch,
}) => {
  await test.step("after Reject the banner does not return", async () => {
    await page.goto("/request-demo/");
    const name = page.getByRole("main").getByLabel("Name", { exact: true });
    await name.focus();
    await expect(bannerOf(page)).toBeVisible();
    await answer(page, "Reject");
    await expect(bannerOf(page)).toBeHidden();
    await expect(name).toBeFocused();
    expect(await cookies(page)).toMatchObject({
      ads_track_allowed: "denied",
      analytics_track_allowed: "denied",
    });
    await page.clock.install();
    await page.reload();
    await waitForHydration(page);
    await page.clock.runFor(10_000);
    await expect(bannerOf(page)).toBeHidden();
    expect(watch.thirdParty).toEqual([]);
    expect(await cookieNames(page)).toEqual(OUR_COOKIES);
  });

  await test.step("a grant counts the present page alone, and a refusal in another window stops it at once", async () => {
    await follow(page, "/legal/terms/");
    await expect(page).toHaveURL("/legal/terms/");
    await save(page, true, false);
    await expect.poll(() => sentByVendors(page)).toHaveLength(2);
    const other = await page.context().newPage();
    await fakeVendors(other);
    await other.goto("/careers/");
    await save(other, false, false);
    await expect.poll(async () => (await sentByVendors(page)).at(-1)).toBe("CRM revoked");
    await follow(page, "/careers/");
    await expect(page).toHaveURL("/careers/");
    await waitForHydration(page);
    expect(await sentByVendors(page)).toHaveLength(3);
  });

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

test("a refusal in another window takes effect where an extension refuses cookies, which the browser says are enabled", async ({
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
  await page.goto("/about/");
  await save(page, true, true);
  await expect.poll(() => sentByVendors(page)).toHaveLength(2);
  const other = await context.newPage();
  await fakeVendors(other);
  await other.goto("/careers/");
  await save(other, false, false);
  await expect.poll(async () => (await sentByVendors(page)).at(-1)).toBe("CRM revoked");
});
