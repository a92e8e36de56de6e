import type { Locator, Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectFocusOn, expectFocusSeen, walkThrough, walkTo } from "./support/keyboard";
import { waitForHydration, expect, test } from "./support/test";
import { fakeVendors } from "./support/vendors";

const bannerOf = (page: Page) => page.getByRole("region", { name: "Cookie consent" });
const settingsOf = (page: Page) => page.getByRole("dialog", { name: "Cookie Settings" });
const answer = (page: Page, name: string) =>
  bannerOf(page).getByRole("button", { name, exact: true });

/** Describes the focused element. `body` means that focus left the document for the browser's controls. */
const placeOfFocus = (dialog: Locator) =>
  dialog.evaluate((element) => {
    if (element.contains(document.activeElement)) return "dialog";
    return document.activeElement === document.body ? "browser" : "elsewhere";
  });

/** Tabs through a dialog and past its end, and expects focus never to reach the page behind. */
async function expectToStayIn(dialog: Locator, key: "Tab" | "Shift+Tab"): Promise<void> {
  const stops = await dialog.locator("a, button, input, select").count();
  for (let stop = 0; stop < stops + 2; stop += 1) {
    await dialog.page().keyboard.press(key);
    const place = await placeOfFocus(dialog);
    expect(place).not.toBe("elsewhere");
    if (place === "dialog") await expectFocusSeen(dialog.page());
  }
}

test.beforeEach(({ page }) => fakeVendors(page));

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
]) {
  test.describe(`the lead modal at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("takes focus, keeps it, is filled in, names the first mistake and gives focus back", async ({
      page,
      context,
    }) => {
      await answerConsent(context);
      await page.goto("/faq/");
      await waitForHydration(page);
      const opener = page.getByRole("banner").getByRole("button", { name: "Free Demo" });
      await walkTo(opener);
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
      await expectFocusOn(dialog);
      const field = (label: string) => dialog.getByLabel(label, { exact: true });
      const submit = dialog.getByRole("button", { name: "Book a demo" });

      await walkTo(submit);
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
      await expectFocusOn(opener);
    });
  });

  test.describe(`the consent banner at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const name of ["Okay", "Reject"]) {
      test(`is answered: ${name}, and focus is back where the visitor came from`, async ({
        page,
      }) => {
        await page.goto("/careers/");
        await waitForHydration(page);
        await expect(bannerOf(page)).toBeVisible();
        await walkTo(answer(page, name));
        await page.keyboard.press("Enter");
        await expect(bannerOf(page)).toBeHidden();
        await expectFocusOn(page.getByRole("button", { name: "Cookie Settings" }));
      });
    }

    test("opens the settings, whose switches change with Space", async ({ page }) => {
      await page.goto("/careers/");
      await waitForHydration(page);
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
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === "ads_track_allowed")?.value).toBe("denied");
      expect(cookies.find(({ name }) => name === "analytics_track_allowed")?.value).toBe("granted");
    });
  });
}

test("after the banner is reached from the browser's controls, focus goes to the start of the page", async ({
  page,
}) => {
  await page.goto("/careers/");
  await waitForHydration(page);
  await expect(bannerOf(page)).toBeVisible();
  await walkTo(answer(page, "Reject"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(bannerOf(page)).toBeHidden();
  await expect(page.locator("body")).not.toBeFocused();
  await walkThrough([page.getByRole("link", { name: "Skip to content" })]);
});
