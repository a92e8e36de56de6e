import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { fillLeadForm, visitor } from "./support/lead-form";
import { newEmail } from "./support/leads";
import { comesToLife, expect, test } from "./support/test";

const GENERAL = "An error occured! Please try again...";

/** Opens the modal and sends its form to an API that can't be reached. */
async function failInModal(page: Page) {
  await page.route("**/company_leads", (route) => route.abort());
  await page.goto("/about/");
  await comesToLife(page);
  await page.getByRole("banner").getByRole("button", { name: "Free Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
  await fillLeadForm(dialog, visitor(newEmail()));
  await dialog.getByRole("button", { name: "Book my demo" }).click();
  const toast = page.getByRole("alert");
  await expect(toast).toHaveText(GENERAL);
  return { dialog, toast, close: toast.getByRole("button", { name: "Close" }) };
}

test("an error stays 4 s, longer while it is hovered or has focus", async ({ page, watch }) => {
  await page.clock.install();
  const { toast, close } = await failInModal(page);
  await toast.hover();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(toast).toBeVisible();
  await close.focus();
  await page.mouse.move(1, 1);
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();

  await close.blur();
  await page.clock.runFor(3999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toBeHidden();
  watch.faults.splice(0); // The browser reports the failed request itself.
});

test("success stays 2 s and is announced without interrupting", async ({ page }) => {
  await page.clock.install();
  await page.goto("/request-demo/?region=us");
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(newEmail()));
  await form.getByRole("button", { name: "Book my demo" }).click();
  const toast = page.getByRole("status").filter({ hasText: "We have your request" });
  await toast.hover();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(1, 1);
  await page.clock.runFor(1999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toBeHidden();
});

test("above an open dialog a toast is dismissed by mouse, and the dialog stays", async ({
  page,
  watch,
}) => {
  const { dialog, toast, close } = await failInModal(page);
  await close.click();
  await expect(toast).toBeHidden();
  await expect(dialog).toBeVisible();
  watch.faults.splice(0);
});

for (const key of ["Enter", "Escape"]) {
  test(`above an open dialog a toast is reached and dismissed by keyboard: ${key}`, async ({
    page,
    watch,
  }) => {
    const { dialog, toast, close } = await failInModal(page);
    const submit = dialog.getByRole("button", { name: "Book my demo" });
    await submit.focus();
    await page.keyboard.press("Alt+t");
    await expect(toast).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused();
    await page.keyboard.press(key);
    await expect(toast).toBeHidden();
    await expect(submit).toBeFocused();
    await expect(dialog).toBeVisible();
    watch.faults.splice(0);
  });
}

test("a toast injects no style, breaks no rule of accessibility and fits 320 px", async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/request-demo/");
  await comesToLife(page);
  const styles = await page.locator("style").count();
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(newEmail()));
  await page.route("**/company_leads", (route) => route.abort());
  await form.getByRole("button", { name: "Book my demo" }).click();
  const toast = page.getByRole("alert");
  await toast.hover();
  await expect(toast).toHaveCSS("border-inline-start-width", "6px");
  const box = await toast.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await expect(page.locator("style")).toHaveCount(styles);
  const { violations } = await new AxeBuilder({ page }).include("[role=alert]").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  // The browser reports the failed request itself, and nothing else: no blocked style.
  expect(watch.faults.splice(0)).toEqual([expect.stringContaining("Failed to load resource")]);
});
