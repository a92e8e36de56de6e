import {
  answer,
  bannerOf,
  cookieNames,
  cookies,
  openSettings,
  save,
  settingsOf,
} from "./support/consent";
import { pageViews } from "./support/data-layer";
import { hold, SCRIPTS } from "./support/hold";
import { demoDialog, freeDemo, submitButton } from "./support/lead-form";
import { recordLoad } from "./support/recorded-load";
import { expect, open, test } from "./support/test";
import { fakeVendors } from "./support/vendors";

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

test("Manage Cookies opens the settings, which honour Global Privacy Control; the banner comes back, above a dialog too, until an answer", async ({
  page,
}) => {
  await fakeVendors(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await page.setViewportSize({ width: 1280, height: 593 });
  await open(page, "/sourcing-pro/");
  const settings = settingsOf(page);
  const ads = settings.getByRole("switch", { name: "Advertising" });

  await test.step("on a laptop it covers no action of the first screen", async () => {
    await expect(bannerOf(page)).toBeVisible();
    const card = await bannerOf(page).boundingBox();
    const action = await page.getByRole("main").getByRole("button").first().boundingBox();
    expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
    await page.setViewportSize({ width: 1280, height: 480 });
  });

  await test.step("closing the settings brings the banner back", async () => {
    await answer(page, "Manage Cookies");
    await expect(settings).toBeVisible();
    await expect(bannerOf(page)).toBeHidden();
    await expect(ads).not.toBeChecked();
    await expect(settings.getByRole("switch", { name: "Analytics" })).toBeChecked();
    await expect(settings.getByText(/Global Privacy Control.*honour/u)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(bannerOf(page).getByRole("button", { name: "Manage Cookies" })).toBeFocused();
    expect(await cookieNames(page)).toEqual(["utm_params"]);
  });

  await test.step("above an open dialog it covers no button, and can be answered", async () => {
    await freeDemo(page).click();
    const submit = submitButton(demoDialog(page));
    await expect(bannerOf(page)).toBeVisible();
    await submit.focus();
    // The dialog scrolls until the banner doesn't cover the button.
    await submit.click({ trial: true });
    await answer(page, "Manage Cookies");
    const below = { name: "Get Free Demo", includeHidden: true };
    await expect(page.getByRole("dialog", below)).toHaveAttribute("inert");
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    await answer(page, "Reject");
    await expect(bannerOf(page)).toBeHidden();
    await expect(demoDialog(page)).toBeVisible();
    await expect(submit).toBeFocused();
  });

  await test.step("the visitor's choice outranks the signal", async () => {
    await page.keyboard.press("Escape");
    await save(page, true, true);
    expect(await cookies(page)).toMatchObject({ ads_track_allowed: "granted" });
    await page.reload();
    await openSettings(page);
    await expect(ads).toBeChecked();
  });
});
