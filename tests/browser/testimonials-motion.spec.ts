import { demoDialog, freeDemo } from "./support/lead-form";
import { expectNoSidewaysScroll, REFLOW_WIDTH } from "./support/reflow";
import { waitForHydration, expect, test } from "./support/test";
import { dotOf, expectOnly, INDIA, leave, reach, sliderOf, US } from "./support/testimonials";

/** Longer than one testimonial takes to fade into the next, in ms. */
const FADE = 500;

test("it moves on every 4 s, stops under the pointer and focus, and pauses by its button", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  const slider = sliderOf(page);
  await page.clock.runFor(2000);
  await reach(slider);
  await dotOf(slider, 1).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(20_000);
  await expectOnly(slider, 0, INDIA);

  await leave(page);
  await expect(slider.locator("[aria-live=off]")).toBeVisible();
  await page.clock.runFor(3999);
  await expect(dotOf(slider, 1)).toHaveAttribute("aria-current", "true");
  await page.clock.runFor(1);
  await expect(dotOf(slider, 2)).toHaveAttribute("aria-current", "true");
  await page.clock.runFor(FADE);
  await expectOnly(slider, 1, INDIA);

  await slider.hover();
  await page.clock.runFor(20_000);
  await expectOnly(slider, 1, INDIA);
  await leave(page);
  await slider.getByRole("button", { name: "Next testimonial" }).focus();
  // Changes by the visitor are announced, those of its own aren't.
  await expect(slider.locator("[aria-live=polite]")).toBeVisible();
  await page.clock.runFor(20_000);
  await expectOnly(slider, 1, INDIA);

  await slider.getByRole("button", { name: "Pause" }).click();
  await leave(page);
  await page.clock.runFor(20_000);
  await expectOnly(slider, 1, INDIA);
  await slider.getByRole("button", { name: "Play" }).click();
  await leave(page);
  await expect(slider.locator("[aria-live=off]")).toBeVisible();
  await page.clock.runFor(4000 + FADE);
  await expectOnly(slider, 2, INDIA);
});

test("in the modal it moves every 3 s and fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: REFLOW_WIDTH, height: 640 });
  await page.clock.install();
  await page.goto("/request-demo/?region=us");
  await page.clock.runFor(2000);
  await waitForHydration(page);
  await freeDemo(page).click();
  const slider = sliderOf(demoDialog(page));
  await slider.scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  await reach(slider);
  await page.clock.pauseAt(Date.now() + 60_000);
  await dotOf(slider, 1).click();
  await page.clock.runFor(FADE);
  await expectOnly(slider, 0, US);
  await leave(page);
  await expect(slider.locator("[aria-live=off]")).toBeVisible();
  await page.clock.runFor(2999);
  await expect(dotOf(slider, 1)).toHaveAttribute("aria-current", "true");
  await page.clock.runFor(1);
  await expect(dotOf(slider, 2)).toHaveAttribute("aria-current", "true");
  await expectNoSidewaysScroll(page);
});
