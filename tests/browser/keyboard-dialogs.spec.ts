import type { Locator, Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { bannerOf, cookies, settingsOf } from "./support/consent";
import { expectFocusOn, expectFocusSeen, walkThrough, walkTo } from "./support/keyboard";
import { demoDialog, freeDemo, submitButton } from "./support/lead-form";
import { expect, open, test } from "./support/test";
import { fakeVendors } from "./support/vendors";

const answer = (page: Page, name: string) =>
  bannerOf(page).getByRole("button", { name, exact: true });

/** Describes the focused element. `body` means that focus left the document for the browser's controls. */
const whereFocusIs = (dialog: Locator) =>
  dialog.evaluate((element) => {
    if (element.contains(document.activeElement)) return "dialog";
    return document.activeElement === document.body ? "browser" : "elsewhere";
  });

/** Tabs through a dialog and past its end, and expects focus never to reach the page behind. */
async function expectToStayIn(dialog: Locator, key: "Tab" | "Shift+Tab"): Promise<void> {
  const stops = await dialog.locator("a, button, input, select").count();
  for (let stop = 0; stop < stops + 2; stop += 1) {
    await dialog.page().keyboard.press(key);
    const where = await whereFocusIs(dialog);
    expect(where).not.toBe("elsewhere");
    if (where === "dialog") await expectFocusSeen(dialog.page());
  }
}

test.beforeEach(({ page }) => fakeVendors(page));

test("the lead modal takes focus, keeps it, is filled in, names the first mistake and gives focus back", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await answerConsent(context);
  await open(page, "/faq/");
  await walkTo(freeDemo(page));
  await page.keyboard.press("Enter");
  const dialog = demoDialog(page);
  await expectFocusOn(dialog);
  const field = (label: string) => dialog.getByLabel(label, { exact: true });

  await walkTo(submitButton(dialog));
  await page.keyboard.press("Enter");
  await expectFocusOn(field("Name"));
  await expect(field("Name")).toHaveAccessibleDescription("Please enter a name");
  await page.keyboard.type("Asha Rao");
  await walkThrough([field("Work email")]);
  await page.keyboard.type("asha@gmail.com");
  await walkThrough([field("Country code")]);
  await page.keyboard.type("United S");
  await expect(field("Country code")).toHaveValue("US");
  await walkThrough([field("Phone")]);
  await page.keyboard.type("415 555 0142");
  await walkThrough([field("Company name")]);
  await page.keyboard.type("Example Co");
  await page.keyboard.press("Enter");
  await expectFocusOn(field("Work email"));
  await expect(dialog.getByText(/^Please enter/u)).toHaveText([
    "Please enter your valid work email",
  ]);

  await walkTo(dialog.getByRole("link", { name: "Privacy Policy" }));
  await expect(dialog.getByRole("button", { name: "Pause" })).toBeVisible();
  await expectToStayIn(dialog, "Tab");
  await expectToStayIn(dialog, "Shift+Tab");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectFocusOn(freeDemo(page));
});

test("the consent banner covers no Tab stop on the way to it, is answered, and focus is back where the visitor came from", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, "/careers/");
  await expect(bannerOf(page)).toBeVisible();
  await walkTo(answer(page, "Reject"));
  await page.keyboard.press("Enter");
  await expect(bannerOf(page)).toBeHidden();
  await expectFocusOn(page.getByRole("button", { name: "Cookie Settings" }));
});

test("the consent banner opens the settings, whose switches change with Space", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/careers/");
  await expect(bannerOf(page)).toBeVisible();
  await walkTo(answer(page, "Manage Cookies"));
  await page.keyboard.press("Enter");
  const settings = settingsOf(page);
  await expectFocusOn(settings);
  await expectToStayIn(settings, "Tab");
  await walkTo(settings.getByRole("switch", { name: "Advertising" }));
  await page.keyboard.press("Space");
  await walkThrough([settings.getByRole("button", { name: "Accept and Save Changes" })]);
  await page.keyboard.press("Enter");
  await expect(settings).toBeHidden();
  await expect(bannerOf(page)).toBeHidden();
  await expectFocusOn(page.getByRole("button", { name: "Cookie Settings" }));
  expect(await cookies(page)).toMatchObject({
    ads_track_allowed: "denied",
    analytics_track_allowed: "granted",
  });
});

test("after the banner is reached from the browser's controls, focus goes to the start of the page", async ({
  page,
}) => {
  await open(page, "/careers/");
  await expect(bannerOf(page)).toBeVisible();
  await walkTo(answer(page, "Reject"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(bannerOf(page)).toBeHidden();
  await expect(page.locator("body")).not.toBeFocused();
  await walkThrough([page.getByRole("link", { name: "Skip to content" })]);
});
