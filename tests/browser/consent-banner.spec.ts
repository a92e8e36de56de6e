import type { Locator } from "@playwright/test";
import { answer, bannerOf, cookieNames, cookies, OUR_COOKIES, settingsOf } from "./support/consent";
import { expectKeptFor } from "./support/cookies";
import { waitForHydration, expect, test } from "./support/test";
import { sentByVendors, fakeVendors } from "./support/vendors";

test.beforeEach(({ page }) => fakeVendors(page));

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("The element is not on the page.");
  return box;
}

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

  test("Reject denies both and loads nothing, and the banner does not return", async ({
    page,
    watch,
  }) => {
    await page.goto("/about/");
    await answer(page, "Reject");
    await expect(bannerOf(page)).toBeHidden();
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

  test("Manage Cookies opens the settings; closing them brings the banner back", async ({
    page,
  }) => {
    await page.goto("/about/");
    await answer(page, "Manage Cookies");
    await expect(settingsOf(page)).toBeVisible();
    await expect(bannerOf(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(bannerOf(page).getByRole("button", { name: "Manage Cookies" })).toBeFocused();
    expect(await cookieNames(page)).toEqual(["utm_params"]);
  });

  test("returns focus to where the visitor was", async ({ page }) => {
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
          const banner = document.querySelector("body > div > section");
          const focused = document.activeElement;
          if (banner === null || focused === null || banner.contains(focused)) return "banner";
          const control = focused.getBoundingClientRect();
          const card = banner.getBoundingClientRect();
          const isClear =
            control.bottom <= card.top || control.left >= card.right || control.right <= card.left;
          return isClear ? "" : focused.outerHTML;
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

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 800 },
  ]) {
    test(`is a card clear of the edges that covers no action of a first screen, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      for (const address of ["/", "/us/", "/sourcing-pro/", "/blog/"]) {
        await page.goto(address);
        await expect(bannerOf(page)).toBeVisible();
        const card = await boxOf(bannerOf(page));
        expect(card.x).toBeGreaterThan(0);
        expect(card.x + card.width).toBeLessThan(viewport.width);
        expect(card.y + card.height).toBeLessThan(viewport.height);
        for (const action of await page.getByRole("main").getByRole("button").all()) {
          if (!(await action.isVisible())) continue;
          const { x, y, width, height } = await boxOf(action);
          if (y + height > viewport.height) continue;
          const isCovered = y + height > card.y && x < card.x + card.width && x + width > card.x;
          expect(isCovered, `${address} ${await action.innerText()}`).toBe(false);
        }
      }
    });
  }

  test("stays operable above an open dialog without covering it or closing it", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.goto("/sourcing-pro/");
    await waitForHydration(page);
    await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).click();
    const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
    const submit = dialog.getByRole("button", { name: "Book a demo" });
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
