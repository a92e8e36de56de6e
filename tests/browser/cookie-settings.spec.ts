import { expectNoViolations } from "./support/axe";
import {
  answer,
  bannerOf,
  cookieNames,
  cookies,
  openSettings,
  save,
  settingsOf,
} from "./support/consent";
import { waitForHydration, expect, test } from "./support/test";
import { fakeVendors } from "./support/vendors";

test.beforeEach(({ page }) => fakeVendors(page));

test.describe("the settings", () => {
  test("start as on, with the necessary ones fixed, focus inside and the page locked", async ({
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
    await expectNoViolations(page);
    await page.keyboard.press("Tab");
    await expect(settings.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(settings.getByRole("link", { name: "cookie policy" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(settings.getByRole("switch", { name: "Analytics" })).not.toBeChecked();
  });

  test("start as stored, and don't mention a signal that isn't sent", async ({ page, baseURL }) => {
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

  test("close by button, Escape and navigation, return focus and store nothing", async ({
    page,
  }) => {
    await page.goto("/careers/");
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await waitForHydration(page);
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

  test("honour Global Privacy Control and say so; the visitor's choice outranks it", async ({
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
    await expect(settings.getByText(/Global Privacy Control.*honour/u)).toBeVisible();
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
          [
            ...document.querySelectorAll(
              "body > div > section, [role=dialog], :has(> [role=dialog])",
            ),
          ]
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

  test("where cookies are refused, the answer lasts until the next page load", async ({ page }) => {
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
