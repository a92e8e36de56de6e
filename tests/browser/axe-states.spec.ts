import type { Page } from "@playwright/test";
import { expectNoViolations, expectNoViolationsAbove } from "./support/axe";
import { bannerOf, settingsOf } from "./support/consent";
import { banner, menu } from "./support/header";
import { walkTo } from "./support/keyboard";
import {
  demoDialog,
  fillLeadForm,
  freeDemo,
  LEADS,
  submitButton,
  visitor,
} from "./support/lead-form";
import { newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";

/** Opens a menu, expects it to be accessible and closes it. */
async function expectAccessibleMenu(page: Page): Promise<void> {
  await menu(page, "Solutions").click();
  await expect(banner(page).getByRole("link", { name: "Integrations" })).toBeVisible();
  await expectNoViolations(page, "header");
  await page.keyboard.press("Escape");
}

test("consent, menus, the modal with errors and a toast are accessible, also with forced colors and on paper", async ({
  page,
  watch,
  baseURL,
}) => {
  await page.route(LEADS, (route) => route.abort());
  await open(page, "/request-demo/");
  const dialog = demoDialog(page);
  const address = page.getByText(`${baseURL ?? ""}/request-demo/`);

  await test.step("consent", async () => {
    await expect(bannerOf(page)).toBeVisible();
    await expectNoViolations(page, "section[aria-label='Cookie consent']");
    await page.emulateMedia({ media: "print" });
    await expect(bannerOf(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await bannerOf(page).getByRole("button", { name: "Manage Cookies" }).click();
    await expect(settingsOf(page)).toBeVisible();
    await expectNoViolations(page, "[role=dialog]");
    await settingsOf(page).getByRole("button", { name: "Accept and Save Changes" }).click();
  });

  await test.step("menus, on a phone and on a wide screen", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await menu(page, "Menu").click();
    await expectAccessibleMenu(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessibleMenu(page);
  });

  await test.step("the modal with errors", async () => {
    await freeDemo(page).click();
    await submitButton(dialog).click();
    await expect(dialog.getByText("Please enter a company name")).toBeVisible();
    await expectNoViolations(page, "[role=dialog]");
  });

  await test.step("on paper there is the address of the form, and no dialog", async () => {
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(dialog).toBeHidden();
    await expect(page.locator("main h1")).toBeVisible();
    await expect(address).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("with forced colors dialogs and buttons have borders, and focus has an outline", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    await expect(dialog).toHaveCSS("border-top-style", "solid");
    const submit = submitButton(dialog);
    await expect(submit).toHaveCSS("border-top-style", "solid");
    await walkTo(submit);
    await expect(submit).toHaveCSS("outline-style", "solid");
    const [outline, canvas] = await submit.evaluate((element) => [
      getComputedStyle(element).outlineColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(outline).not.toBe(canvas);
    await page.emulateMedia({ forcedColors: "none" });
  });

  await test.step("a toast that the pointer keeps in place", async () => {
    await fillLeadForm(dialog, visitor(newEmail()));
    await submitButton(dialog).click();
    const toast = page.locator("[role=alert]:has(button)");
    await toast.hover();
    await expect(toast).toHaveCSS("opacity", "1");
    await expectNoViolationsAbove(page, "[role=alert]:has(button)");
    expectFaults(watch);
  });
});
