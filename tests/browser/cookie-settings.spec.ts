import { bannerOf, cookieNames, cookies, openSettings, settingsOf } from "./support/consent";
import { expectFocusOn, expectToStayIn, walkThrough, walkTo } from "./support/keyboard";
import { expect, test } from "./support/test";
import { fakeVendors } from "./support/vendors";

test("the settings start as on, take, keep and give back focus, close in every way, and start as stored", async ({
  page,
}) => {
  await fakeVendors(page);
  await page.goto("/careers/");
  const settings = settingsOf(page);
  const button = page.getByRole("button", { name: "Cookie Settings" });
  const analytics = settings.getByRole("switch", { name: "Analytics" });
  const ads = settings.getByRole("switch", { name: "Advertising" });

  await test.step("both are on, the necessary ones fixed, focus inside and the page locked", async () => {
    await openSettings(page);
    await expect(analytics).toBeChecked();
    await expect(ads).toBeChecked();
    const necessary = settings.getByRole("switch", { name: "Strictly necessary" });
    await expect(necessary).toBeChecked();
    await expect(necessary).toBeDisabled();
    await expect(settings.getByText("Global Privacy Control")).toBeHidden();
    await expect(settings).toBeFocused();
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  });

  await test.step("its button and a press on the backdrop close them", async () => {
    await settings.getByRole("button", { name: "Close" }).click();
    await expect(button).toBeFocused();
    await openSettings(page);
    // A drag that ends on the backdrop may be a selection of text.
    await settings.getByRole("heading", { name: "Cookie Settings" }).hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(settings).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(settings).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step("so do a link in them and the browser's Back", async () => {
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

  await test.step("from the banner they are changed by keyboard alone, and then start as stored", async () => {
    await expect(bannerOf(page)).toBeVisible();
    // Where the focus is after Back differs, and it returns to where it came from.
    await button.focus();
    await walkTo(bannerOf(page).getByRole("button", { name: "Manage Cookies" }));
    await page.keyboard.press("Enter");
    await expectFocusOn(settings);
    await expectToStayIn(settings, "Tab");
    await walkTo(ads);
    await page.keyboard.press("Space");
    await walkThrough([settings.getByRole("button", { name: "Accept and Save Changes" })]);
    await page.keyboard.press("Enter");
    await expect(settings).toBeHidden();
    await expect(bannerOf(page)).toBeHidden();
    await expectFocusOn(button);
    expect(await cookies(page)).toMatchObject({
      ads_track_allowed: "denied",
      analytics_track_allowed: "granted",
    });
    await page.reload();
    await openSettings(page);
    await expect(analytics).toBeChecked();
    await expect(ads).not.toBeChecked();
  });
});
