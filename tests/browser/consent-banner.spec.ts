import { answer, bannerOf, cookieNames, cookies, OUR_COOKIES, settingsOf } from "./support/consent";
import { expectKeptFor } from "./support/cookies";
import { demoDialog, freeDemo, submitButton } from "./support/lead-form";
import { expect, open, test, waitForHydration } from "./support/test";
import { fakeVendors, sentByVendors } from "./support/vendors";

test.beforeEach(({ page }) => fakeVendors(page));

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

test("Reject denies both and loads nothing, focus stays where it is, and the banner does not return", async ({
  page,
  watch,
}) => {
  await page.goto("/request-demo/");
  const name = page.getByRole("main").getByLabel("Name", { exact: true });
  await name.focus();
  await expect(bannerOf(page)).toBeVisible();
  await expect(name).toBeFocused();
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

test("Manage Cookies opens the settings, and closing them brings the banner back, above an open dialog too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await open(page, "/sourcing-pro/");
  await answer(page, "Manage Cookies");
  await expect(settingsOf(page)).toBeVisible();
  await expect(bannerOf(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(bannerOf(page).getByRole("button", { name: "Manage Cookies" })).toBeFocused();
  expect(await cookieNames(page)).toEqual(["utm_params"]);

  await freeDemo(page).click();
  const submit = submitButton(demoDialog(page));
  await expect(bannerOf(page)).toBeVisible();
  await submit.focus();
  // The dialog scrolls until the banner doesn't cover the button.
  await submit.click({ trial: true });
  await answer(page, "Manage Cookies");
  await page.keyboard.press("Escape");
  await expect(settingsOf(page)).toBeHidden();
  await answer(page, "Reject");
  await expect(bannerOf(page)).toBeHidden();
  await expect(demoDialog(page)).toBeVisible();
  await expect(submit).toBeFocused();
});
