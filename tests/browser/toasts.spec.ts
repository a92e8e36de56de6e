import type { Page } from "@playwright/test";
import { expectNoViolationsAbove } from "./support/axe";
import { fillLeadForm, GENERAL, submitButton, visitor } from "./support/lead-form";
import { newEmail } from "./support/leads";
import { waitForHydration, expect, test } from "./support/test";
import { endTimers, isToasts, stopTimers, timersOf } from "./support/toasts";

/** Sends the demo form to an API that can't be reached. */
async function showError(page: Page) {
  await page.route("**/company_leads", (route) => route.abort());
  await page.goto("/request-demo/");
  await waitForHydration(page);
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(newEmail()));
  await form.getByRole("button", { name: "Book a demo" }).click();
  return page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Close" }) });
}

test("once a form is used, its toast works offline and after a redeploy, and everything typed stays", async ({
  page,
  context,
  watch,
}) => {
  await page.goto("/request-demo/");
  await waitForHydration(page);
  const form = page.getByRole("main");
  const loaded = page.waitForResponse((response) => isToasts(response));
  await form.getByLabel("Name", { exact: true }).focus();
  await loaded;
  await context.setOffline(true);
  const person = visitor(newEmail());
  await fillLeadForm(form, person);
  await submitButton(form).click();
  await expect(page.getByRole("alert")).toHaveText(GENERAL);
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue(person.name);
  await expect(form.getByLabel("Work email")).toHaveValue(person.email);
  await expect(form.getByLabel("Phone")).toHaveValue(person.phone);
  await expect(form.getByLabel("Company name")).toHaveValue(person.company);
  watch.faults.splice(0); // The browser reports the failed request itself.
});

test("an error stays 4 s, longer while it is hovered or has focus", async ({ page, watch }) => {
  const toast = await showError(page);
  const close = toast.getByRole("button", { name: "Close" });
  const running = [{ milliseconds: 4000, isRunning: true }];
  const paused = [{ milliseconds: 4000, isRunning: false }];
  await toast.hover();
  await expect.poll(() => timersOf(toast)).toEqual(paused);
  await close.focus();
  await page.mouse.move(1, 1);
  await expect.poll(() => timersOf(toast)).toEqual(paused);
  await close.blur();
  await expect.poll(() => timersOf(toast)).toEqual(running);
  await endTimers(page);
  await expect(toast).toBeHidden();
  watch.faults.splice(0); // The browser reports the failed request itself.
});

test("an error stays 4 s under reduced motion", async ({ page, watch }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const toast = await showError(page);
  await toast.hover();
  await expect.poll(() => timersOf(toast)).toEqual([{ milliseconds: 4000, isRunning: false }]);
  watch.faults.splice(0); // The browser reports the failed request itself.
});

test("success stays 2 s and is announced without interrupting", async ({ page }) => {
  await page.goto("/request-demo/?region=us");
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(newEmail()));
  await form.getByRole("button", { name: "Book a demo" }).click();
  const toast = page.getByRole("status").filter({ has: page.getByRole("button") });
  await toast.hover();
  await expect.poll(() => timersOf(toast)).toEqual([{ milliseconds: 2000, isRunning: false }]);
  await page.mouse.move(1, 1);
  await endTimers(page);
  await expect(toast).toBeHidden();
});

test("at most 20 are shown, and the next appears when one closes", async ({ page, watch }) => {
  let failures = 0;
  await page.route("**/company_leads", (route) => {
    failures += 1;
    return route.fulfill({
      status: 503,
      headers: { "access-control-allow-origin": "*" },
      json: { error: { message: `Failure ${failures}.` } },
    });
  });
  await page.goto("/request-demo/");
  await waitForHydration(page);
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(newEmail()));
  const shown = page.getByRole("alert").filter({ has: page.getByRole("button") });
  for (let count = 1; count <= 21; count += 1) {
    await form.getByLabel("Company name").press("Enter");
    await expect(form.getByText(`Failure ${count}.`)).toBeVisible();
    await expect(shown).toHaveCount(Math.min(count, 20));
    await stopTimers(page);
  }
  await expect(shown.filter({ hasText: "Failure 21." })).toHaveCount(0);
  await shown.filter({ hasText: "Failure 3." }).getByRole("button", { name: "Close" }).click();
  await expect(shown.filter({ hasText: "Failure 21." })).toBeVisible();
  watch.faults.splice(0); // The browser reports the failed requests itself.
});

test("a toast injects no style, breaks no rule of accessibility and fits 320 px", async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const toast = await showError(page);
  await toast.hover();
  await expect(toast).toHaveCSS("border-top-style", "solid");
  const box = await toast.boundingBox();
  expect(box?.x).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(320);
  await expectNoViolationsAbove(page, "[role=alert]");
  // The browser reports the failed request itself, and nothing else: no blocked style.
  expect(watch.faults.splice(0)).toEqual([expect.stringContaining("Failed to load resource")]);
});

for (const width of [360, 1440]) {
  test(`a toast covers no button of the header, at ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 800 });
    const toast = await showError(page);
    await toast.hover();
    const header = page.getByRole("banner");
    for (const button of await header.getByRole("button").filter({ visible: true }).all()) {
      await button.click({ trial: true });
    }
    const bar = await header.boundingBox();
    const box = await toast.boundingBox();
    expect(box?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    watch.faults.splice(0); // The browser reports the failed request itself.
  });
}
