import { expectNoViolationsAbove } from "./support/axe";
import { failInModal } from "./support/failing-lead";
import { fillLeadForm, visitor } from "./support/lead-form";
import { newEmail } from "./support/leads";
import { comesToLife, expect, test } from "./support/test";

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

test("at most 20 are shown, and the next comes when one of them goes", async ({ page, watch }) => {
  let failures = 0;
  await page.route("**/company_leads", (route) => {
    failures += 1;
    return route.fulfill({
      status: 503,
      headers: { "access-control-allow-origin": "*" },
      json: { error: { message: `Failure ${failures}.` } },
    });
  });
  await page.clock.install();
  await page.goto("/request-demo/");
  await comesToLife(page);
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(newEmail()));
  await page.clock.pauseAt(Date.now() + 60_000);
  const shown = page.getByRole("alert");
  for (let count = 1; count <= 21; count += 1) {
    await form.getByLabel("Company name").press("Enter");
    await expect(form.getByText(`Failure ${count}.`)).toBeVisible();
    await expect(async () => {
      // The first waits for its code, then for the live region that has to be there before it.
      if (count === 1) await page.clock.runFor(100);
      await expect(shown).toHaveCount(Math.min(count, 20), { timeout: 1000 });
    }).toPass({ timeout: 10_000 });
  }
  await expect(shown.filter({ hasText: "Failure 21." })).toHaveCount(0);
  await shown.filter({ hasText: "Failure 3." }).getByRole("button", { name: "Close" }).click();
  await expect(shown.filter({ hasText: "Failure 21." })).toBeVisible();
  await expect(shown).toHaveCount(20);
  watch.faults.splice(0); // The browser reports the failed requests itself.
});

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
  await expectNoViolationsAbove(page, "[role=alert]");
  // The browser reports the failed request itself, and nothing else: no blocked style.
  expect(watch.faults.splice(0)).toEqual([expect.stringContaining("Failed to load resource")]);
});
