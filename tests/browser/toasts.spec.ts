import { CORS } from "./support/faulty-api";
import { LEADS, openFilledForm, send } from "./support/lead-form";
import { newEmail } from "./support/leads";
import { expect, expectFaults, test } from "./support/test";
import { endTimers, stopTimers, timersOf } from "./support/toasts";

test("an error stays 4 s, longer while it is hovered or has focus, and covers no button of the header; at most 20 are shown", async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  // The time must not shrink with motion.
  await page.emulateMedia({ reducedMotion: "reduce" });
  let failures = 0;
  await page.route(LEADS, (route) => {
    failures += 1;
    const message = `Failure ${failures}.`;
    return route.fulfill({ status: 503, headers: CORS, json: { error: { message } } });
  });
  const form = await openFilledForm(page, newEmail());
  const shown = page.getByRole("alert").filter({ has: page.getByRole("button") });

  await test.step("the time runs while neither pointer nor focus is on it", async () => {
    await send(form);
    const close = shown.getByRole("button", { name: "Close" });
    const paused = [{ milliseconds: 4000, isRunning: false }];
    await shown.hover();
    await expect.poll(() => timersOf(shown)).toEqual(paused);
    const header = page.getByRole("banner");
    for (const button of await header.getByRole("button").filter({ visible: true }).all()) {
      await button.click({ trial: true });
    }
    await close.focus();
    await page.mouse.move(1, 1);
    await expect.poll(() => timersOf(shown)).toEqual(paused);
    await close.blur();
    await expect.poll(() => timersOf(shown)).toEqual([{ milliseconds: 4000, isRunning: true }]);
    await endTimers(page);
    await expect(shown).toBeHidden();
  });

  await test.step("the 21st appears when one closes", async () => {
    for (let count = 1; count <= 21; count += 1) {
      await send(form);
      await expect(form.getByText(`Failure ${count + 1}.`)).toBeVisible();
      await expect(shown).toHaveCount(Math.min(count, 20));
      await stopTimers(page);
    }
    await expect(shown.filter({ hasText: "Failure 22." })).toHaveCount(0);
    await shown.filter({ hasText: "Failure 3." }).getByRole("button", { name: "Close" }).click();
    await expect(shown.filter({ hasText: "Failure 22." })).toBeVisible();
  });
  expectFaults(watch);
});
