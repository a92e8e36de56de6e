import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expectKeptFor } from "./support/cookies";
import { pageViews } from "./support/data-layer";
import { recordLoad } from "./support/recorded-load";
import { comesToLife, expect, test } from "./support/test";
import { sentByVendors, standInForVendors } from "./support/vendors";

const OUR_COOKIES = ["ads_track_allowed", "analytics_track_allowed", "utm_params"];
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const bannerOf = (page: Page) => page.getByRole("region", { name: "Cookie consent" });
const settingsOf = (page: Page) => page.getByRole("dialog", { name: "Cookie Settings" });
const answer = (page: Page, name: string) =>
  bannerOf(page).getByRole("button", { name, exact: true }).click();

async function openSettings(page: Page): Promise<void> {
  await comesToLife(page);
  await page.getByRole("button", { name: "Cookie Settings" }).click();
  await expect(settingsOf(page)).toBeVisible();
}

/** Sets the two switches and saves. */
async function save(page: Page, analytics: boolean, ads: boolean): Promise<void> {
  await openSettings(page);
  const settings = settingsOf(page);
  await settings.getByRole("switch", { name: "Analytics" }).setChecked(analytics);
  await settings.getByRole("switch", { name: "Advertising" }).setChecked(ads);
  await settings.getByRole("button", { name: "Accept and Save Changes" }).click();
  await expect(settings).toBeHidden();
}

async function cookies(page: Page): Promise<Record<string, string>> {
  const all = await page.context().cookies();
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}

const cookieNames = async (page: Page) => Object.keys(await cookies(page)).sort();

async function violations(page: Page): Promise<unknown[]> {
  const result = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return result.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

test.beforeEach(({ page }) => standInForVendors(page));

test.describe("before an answer", () => {
  test("the banner comes 2000 ms after load, and no sooner, though scripts start later", async ({
    page,
  }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await recordLoad(page);
    await page.goto("/about/");
    const loaded = await page.evaluate(() => Date.now());
    // A sign of the visitor, since the browser's idle moments come by the clock.
    await page.keyboard.press("Shift");
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await pageViews(page)).not.toEqual([]);
    }).toPass();
    // Brings the banner's code too, which would else come a moment after its time.
    await openSettings(page);
    await page.keyboard.press("Escape");
    const passed = (await page.evaluate(() => Date.now())) - loaded;
    expect(passed).toBeLessThan(1999);
    await page.clock.runFor(1999 - passed);
    await expect(bannerOf(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(bannerOf(page)).toBeVisible();
  });

  test("the banner comes without moving focus", async ({ page }) => {
    await page.clock.install();
    await page.goto("/about/");
    await comesToLife(page);
    await page.clock.runFor(2000);
    await expect(bannerOf(page)).toBeVisible();
    await expect(page.locator("body")).toBeFocused();
    await expect(bannerOf(page).getByRole("button")).toHaveText([
      "Okay",
      "Reject",
      "Manage Cookies",
    ]);
    expect(await violations(page)).toEqual([]);
  });

  test("no third party is called and no tracking cookie set, however many pages are read", async ({
    page,
    watch,
  }) => {
    await page.goto("/about/");
    await expect(bannerOf(page)).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL("/careers/");
    await expect(bannerOf(page)).toBeVisible();
    expect(watch.thirdParty).toEqual([]);
    expect(await page.locator("script[src^='https:']").count()).toBe(0);
    expect(await cookieNames(page)).toEqual(["utm_params"]);
  });

  for (const name of ["ads_track_allowed", "analytics_track_allowed"]) {
    test(`one who has the cookie ${name} sees no banner`, async ({ page, baseURL }) => {
      await page.context().addCookies([{ name, value: "denied", url: baseURL ?? "" }]);
      await page.clock.install();
      await page.goto("/about/");
      await comesToLife(page);
      await page.clock.runFor(10_000);
      await expect(bannerOf(page)).toBeHidden();
    });
  }
});

test.describe("the banner", () => {
  test("Okay grants both for 365 days, loads the tags and counts the page once", async ({
    page,
    context,
    watch,
  }) => {
    await page.goto("/about/");
    await answer(page, "Okay");
    await expect(bannerOf(page)).toBeHidden();
    await expect
      .poll(() => sentByVendors(page))
      .toEqual(expect.arrayContaining(["G-TEST0001 page_view /about/", "CRM page_view /about/"]));
    expect(await sentByVendors(page)).toHaveLength(2);
    expect(watch.thirdParty.sort()).toEqual([
      "https://js.hs-scripts.com/1234567.js",
      "https://www.googletagmanager.com/gtag/js?id=AW-TEST0001",
      "https://www.googletagmanager.com/gtag/js?id=G-TEST0001",
    ]);
    const stored = await context.cookies();
    for (const name of ["ads_track_allowed", "analytics_track_allowed"]) {
      const cookie = stored.find((one) => one.name === name);
      expect(cookie).toMatchObject({ value: "granted", path: "/", sameSite: "Lax" });
      await expectKeptFor(context, name, 365);
    }
  });

  test("Reject denies both, loads nothing and isn't asked again", async ({ page, watch }) => {
    await page.goto("/about/");
    await answer(page, "Reject");
    await expect(bannerOf(page)).toBeHidden();
    expect(await cookies(page)).toMatchObject({
      ads_track_allowed: "denied",
      analytics_track_allowed: "denied",
    });
    await page.clock.install();
    await page.reload();
    await comesToLife(page);
    await page.clock.runFor(10_000);
    await expect(bannerOf(page)).toBeHidden();
    expect(watch.thirdParty).toEqual([]);
    expect(await cookieNames(page)).toEqual(OUR_COOKIES);
  });

  test("Manage Cookies opens the settings; closing them leaves the question", async ({ page }) => {
    await page.goto("/about/");
    await answer(page, "Manage Cookies");
    await expect(settingsOf(page)).toBeVisible();
    await expect(bannerOf(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(bannerOf(page).getByRole("button", { name: "Manage Cookies" })).toBeFocused();
    expect(await cookieNames(page)).toEqual(["utm_params"]);
  });

  test("gives focus back to where the visitor was", async ({ page }) => {
    await page.goto("/request-demo/");
    const name = page.getByRole("main").getByLabel("Name", { exact: true });
    await name.focus();
    await expect(bannerOf(page)).toBeVisible();
    await expect(name).toBeFocused();
    await answer(page, "Reject");
    await expect(name).toBeFocused();
  });

  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 320, height: 568 },
  ]) {
    test(`covers no control that gets focus by Tab, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("/request-demo/");
      await expect(bannerOf(page)).toBeVisible();
      const covered = () =>
        page.evaluate(() => {
          const banner = document.querySelector("body > section");
          const focused = document.activeElement;
          if (banner === null || focused === null || banner.contains(focused)) return "banner";
          const { bottom } = focused.getBoundingClientRect();
          return bottom <= banner.getBoundingClientRect().top ? "" : focused.outerHTML;
        });
      const MORE_THAN_ALL_CONTROLS = 200;
      for (let count = 0; count < MORE_THAN_ALL_CONTROLS; count += 1) {
        await page.keyboard.press("Tab");
        if ((await covered()) === "banner") break;
        await expect.poll(covered).toBe("");
      }
      expect(await covered()).toBe("banner");
      await page.keyboard.press("Shift+Tab");
      await expect.poll(covered).toBe("");
    });
  }

  test("stays operable above an open dialog, covers nothing of it and keeps it open", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.goto("/sourcing-pro/");
    await comesToLife(page);
    await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).click();
    const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
    const submit = dialog.getByRole("button", { name: "Book my demo" });
    await expect(bannerOf(page)).toBeVisible();
    await submit.focus();
    const bottom = async () => {
      const [control, banner] = [await submit.boundingBox(), await bannerOf(page).boundingBox()];
      return (control?.y ?? 0) + (control?.height ?? 0) - (banner?.y ?? 0);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await answer(page, "Manage Cookies");
    await page.keyboard.press("Escape");
    await expect(settingsOf(page)).toBeHidden();
    await answer(page, "Reject");
    await expect(bannerOf(page)).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(submit).toBeFocused();
  });
});

test.describe("the settings", () => {
  test("start as yes, the necessary ones fixed, with focus inside and the page locked", async ({
    page,
  }) => {
    await page.goto("/about/");
    await openSettings(page);
    const settings = settingsOf(page);
    await expect(settings.getByRole("switch", { name: "Analytics" })).toBeChecked();
    await expect(settings.getByRole("switch", { name: "Advertising" })).toBeChecked();
    const necessary = settings.getByRole("switch", { name: "Strictly necessary" });
    await expect(necessary).toBeChecked();
    await expect(necessary).toBeDisabled();
    await expect(settings).toBeFocused();
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    expect(await violations(page)).toEqual([]);
    for (const name of ["Close", "cookie policy"]) {
      await page.keyboard.press("Tab");
      await expect(settings.getByText(name, { exact: true })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(settings.getByRole("switch", { name: "Analytics" })).not.toBeChecked();
  });

  test("are filled from the cookies and say nothing of a signal that isn't sent", async ({
    page,
    baseURL,
  }) => {
    const url = baseURL ?? "";
    await page.context().addCookies([
      { name: "ads_track_allowed", value: "granted", url },
      { name: "analytics_track_allowed", value: "denied", url },
    ]);
    await page.goto("/about/");
    await openSettings(page);
    const settings = settingsOf(page);
    await expect(settings.getByRole("switch", { name: "Analytics" })).not.toBeChecked();
    await expect(settings.getByRole("switch", { name: "Advertising" })).toBeChecked();
    await expect(settings.getByText("Global Privacy Control")).toBeHidden();
  });

  test("close by button, Escape and route change, with focus given back and nothing stored", async ({
    page,
  }) => {
    await page.goto("/careers/");
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await comesToLife(page);
    const button = page.getByRole("button", { name: "Cookie Settings" });
    const settings = settingsOf(page);
    await openSettings(page);
    await settings.getByRole("button", { name: "Close" }).click();
    await expect(button).toBeFocused();
    await openSettings(page);
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    await expect(button).toBeFocused();
    await openSettings(page);
    await settings.getByRole("link", { name: "cookie policy" }).click();
    await expect(page).toHaveURL("/legal/cookie-policy/");
    await expect(settings).toBeHidden();
    await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
    await openSettings(page);
    await page.goBack();
    await expect(page).toHaveURL("/careers/");
    await expect(settings).toBeHidden();
    expect(await cookieNames(page)).toEqual(["utm_params"]);
  });

  test("honour Global Privacy Control, say so, and give way to the visitor's choice", async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
    );
    await page.goto("/about/");
    await openSettings(page);
    const settings = settingsOf(page);
    const ads = settings.getByRole("switch", { name: "Advertising" });
    await expect(ads).not.toBeChecked();
    await expect(settings.getByRole("switch", { name: "Analytics" })).toBeChecked();
    await expect(settings.getByText(/Global Privacy Control.* honoured/u)).toBeVisible();
    await page.keyboard.press("Escape");
    await save(page, true, true);
    expect(await cookies(page)).toMatchObject({ ads_track_allowed: "granted" });
    await page.reload();
    await openSettings(page);
    await expect(ads).toBeChecked();
  });

  for (const [size, width, text] of [
    ["320 px", 320, "100%"],
    ["200 % text", 640, "200%"],
    ["200 % text at 320 px", 320, "200%"],
  ] as const) {
    test(`banner and settings fit ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto("/about/");
      await page.evaluate((value) => (document.documentElement.style.fontSize = value), text);
      await expect(bannerOf(page)).toBeVisible();
      const tooWide = () =>
        page.evaluate(() =>
          [...document.querySelectorAll("body > section, [role=dialog], :has(> [role=dialog])")]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ outerHTML }) => outerHTML),
        );
      expect(await tooWide()).toEqual([]);
      await answer(page, "Manage Cookies");
      const settings = settingsOf(page);
      await settings.getByRole("switch", { name: "Advertising" }).click();
      expect(await tooWide()).toEqual([]);
      await settings.getByRole("button", { name: "Accept and Save Changes" }).click();
      expect(await cookies(page)).toMatchObject({ ads_track_allowed: "denied" });
    });
  }

  test("where cookies are refused, the answer holds on every page of the visit's one load", async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, "cookie", {
        get: () => "",
        set: () => {
          throw new DOMException("refused", "SecurityError");
        },
      }),
    );
    await page.goto("/about/");
    await answer(page, "Reject");
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL("/careers/");
    await openSettings(page);
    await expect(settingsOf(page).getByRole("switch", { name: "Analytics" })).not.toBeChecked();
    await expect(bannerOf(page)).toBeHidden();
  });
});

test.describe("the choice is obeyed", () => {
  test("pages read before consent are counted once each when it comes", async ({ page }) => {
    await page.goto("/about/");
    await comesToLife(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" }).click();
    await expect(page).toHaveURL("/legal/terms/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL("/careers/");
    await save(page, true, false);
    const pages = ["/about/", "/legal/terms/", "/careers/"];
    await expect
      .poll(async () => (await sentByVendors(page)).sort())
      .toEqual(
        ["CRM", "G-TEST0001"]
          .flatMap((vendor) => pages.map((path) => `${vendor} page_view ${path}`))
          .sort(),
      );
  });

  test("a withdrawal stops the tags at once and deletes their cookies, twice", async ({ page }) => {
    await page.goto("/about/");
    await save(page, true, true);
    const granted = [
      ...OUR_COOKIES,
      ...["__hssc", "__hstc", "_ga", "_ga_TEST0001", "_gcl_au", "_gcl_aw", "hubspotutk"],
    ].sort();
    await expect.poll(() => cookieNames(page)).toEqual(granted);
    const before = (await sentByVendors(page)).length;

    await page.clock.install();
    await openSettings(page);
    const settings = settingsOf(page);
    await settings.getByRole("switch", { name: "Analytics" }).click();
    await settings.getByRole("switch", { name: "Advertising" }).click();
    await page.evaluate(() => (document.cookie = "__hs_do_not_track=yes; path=/"));
    await settings.getByRole("button", { name: "Accept and Save Changes" }).click();
    await expect(settings).toBeHidden();
    const kept = ["__hs_do_not_track", ...OUR_COOKIES].sort();
    expect(await cookieNames(page)).toEqual(kept);
    await page.evaluate(() => (document.cookie = "_ga=again; path=/"));
    await page.clock.runFor(1100);
    expect(await cookieNames(page)).toEqual(kept);

    const told = await page.evaluate(() => [
      Array.from(window.dataLayer?.at(-1) as ArrayLike<unknown>),
      window._hsp,
      window.sentByVendors?.at(-1),
    ]);
    expect(told).toEqual([
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
    await expect(page).toHaveTitle(/Terms/u);
    expect(await sentByVendors(page)).toHaveLength(before + 1);
  });

  test("denied and granted again, nothing is sent twice and nothing is lost", async ({
    page,
    watch,
  }) => {
    await page.goto("/about/");
    await save(page, true, false);
    await expect.poll(() => sentByVendors(page)).toHaveLength(2);
    await save(page, false, false);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" }).click();
    await expect(page).toHaveURL("/legal/terms/");
    await page.evaluate(() => (document.cookie = "__hs_do_not_track=yes; path=/"));
    await save(page, true, false);
    await expect
      .poll(async () => (await sentByVendors(page)).filter((item) => item !== "CRM revoked").sort())
      .toEqual([
        "CRM page_view /about/",
        "CRM page_view /legal/terms/",
        "G-TEST0001 page_view /about/",
        "G-TEST0001 page_view /legal/terms/",
      ]);
    expect(watch.thirdParty).toHaveLength(2);
    expect(await cookieNames(page)).not.toContain("__hs_do_not_track");
  });

  test("an answer in another tab is taken over when this one is looked at", async ({ page }) => {
    await page.goto("/about/");
    await expect(bannerOf(page)).toBeVisible();
    await page.evaluate(() => {
      document.cookie = "analytics_track_allowed=granted; path=/";
      document.cookie = "ads_track_allowed=denied; path=/";
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect(bannerOf(page)).toBeHidden();
    await expect.poll(() => sentByVendors(page)).toHaveLength(2);
  });
});
