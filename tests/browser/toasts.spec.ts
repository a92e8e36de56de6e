import { CORS } from "./support/faulty-api";
import {
  fillLeadForm,
  LEADS,
  openFilledForm,
  send,
  submitButton,
  visitor,
} from "./support/lead-form";
import { newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";
import { endTimers, stopTimers, timersOf } from "./support/toasts";

test("an error stays 4 s, longer while it is hovered or has focus, and covers no button of the header", async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  // The time must not shrink with motion.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(LEADS, (route) => route.abort());
  const form = await openFilledForm(page, newEmail());
  await submitButton(form).click();
  const toast = page.getByRole("alert").filter({ has: page.getByRole("button") });
  const close = toast.getByRole("button", { name: "Close" });
  const running = [{ milliseconds: 4000, isRunning: true }];
  const paused = [{ milliseconds: 4000, isRunning: false }];
  await toast.hover();
  await expect.poll(() => timersOf(toast)).toEqual(paused);
  const header = page.getByRole("banner");
  for (const button of await header.getByRole("button").filter({ visible: true }).all()) {
    await button.click({ trial: true });
  }
  await close.focus();
  await page.mouse.move(1, 1);
  await expect.poll(() => timersOf(toast)).toEqual(paused);
  await close.blur();
  await expect.poll(() => timersOf(toast)).toEqual(running);
  await endTimers(page);
  await expect(toast).toBeHidden();
  expectFaults(watch);
});

test("success stays 2 s and is announced without interrupting", async ({ page }) => {
  await open(page, "/request-demo/?region=us");
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(newEmail()));
  await submitButton(form).click();
  const toast = page.getByRole("status").filter({ has: page.getByRole("button") });
  await toast.hover();
  await expect.poll(() => timersOf(toast)).toEqual([{ milliseconds: 2000, isRunning: false }]);
  await page.mouse.move(1, 1);
  await endTimers(page);
  await expect(toast).toBeHidden();
});

test("at most 20 are shown, and the next appears when one closes", async ({ page, watch }) => {
  let failures = 0;
  await page.route(LEADS, (route) => {
    failures += 1;
    const message = `Failure ${failures}.`;
    return route.fulfill({ status: 503, headers: CORS, json: { error: { message } } });
  });
  const form = await openFilledForm(page, newEmail());
  const shown = page.getByRole("alert").filter({ has: page.getByRole("button") });
  for (let count = 1; count <= 21; count += 1) {
    await send(form);
    await expect(form.getByText(`Failure ${count}.`)).toBeVisible();
    await expect(shown).toHaveCount(Math.min(count, 20));
    await stopTimers(page);
  }
  await expect(shown.filter({ hasText: "Failure 21." })).toHaveCount(0);
  await shown.filter({ hasText: "Failure 3." }).getByRole("button", { name: "Close" }).click();
  await expect(shown.filter({ hasText: "Failure 21." })).toBeVisible();
  expectFaults(watch);
});
