import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { bannerOf } from "./support/consent";
import { expectFocusOn, expectToStayIn, walkThrough, walkTo } from "./support/keyboard";
import { demoDialog, freeDemo, submitButton } from "./support/lead-form";
import { expect, open, test } from "./support/test";

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

/** Walks to Reject in the consent banner and presses it. */
async function reject(page: Page, key: "Tab" | "Shift+Tab"): Promise<void> {
  await expect(bannerOf(page)).toBeVisible();
  await walkTo(bannerOf(page).getByRole("button", { name: "Reject", exact: true }), key);
  await page.keyboard.press("Enter");
  await expect(bannerOf(page)).toBeHidden();
}

test("the consent banner covers no Tab stop on the way to it, and focus goes back where the visitor came from", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, "/careers/");
  await reject(page, "Tab");
  await expectFocusOn(page.getByRole("button", { name: "Cookie Settings" }));

  await test.step("from the browser's controls it goes to the start of the page", async () => {
    await context.clearCookies();
    await page.reload();
    await reject(page, "Shift+Tab");
    await expect(page.locator("body")).not.toBeFocused();
    await walkThrough([page.getByRole("link", { name: "Skip to content" })]);
  });
});
