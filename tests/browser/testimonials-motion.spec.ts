import { expectNoViolations } from "./support/axe";
import { comesToLife, expect, test } from "./support/test";
import {
  expectAt,
  expectOnly,
  FADE,
  INDIA,
  leave,
  reach,
  release,
  SLICK,
  SLIDER,
  sliderOf,
  US,
} from "./support/testimonials";

test("it moves on every 4 s, stands while it is hovered or has focus, and pauses by its button", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  const slider = sliderOf(page);
  await page.clock.runFor(2000);
  await reach(slider);
  // What the visitor has chosen stays while pointer and focus are there: a known beginning.
  await slider.getByRole("button", { name: "Testimonial 1 of 4" }).click();
  await expectOnly(slider, "Meera", INDIA);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(20_000);
  await expectOnly(slider, "Meera", INDIA);

  await release(page, slider);
  await page.clock.runFor(3999);
  await expectAt(slider, 1);
  await page.clock.runFor(1 + SLICK);
  await expectAt(slider, 2);
  await page.clock.runFor(FADE);
  await expectOnly(slider, "Arjun", INDIA);

  await slider.hover();
  await page.clock.runFor(20_000);
  await expectOnly(slider, "Arjun", INDIA);
  await leave(page);
  await slider.getByRole("button", { name: "Next testimonial" }).focus();
  await page.clock.runFor(20_000);
  await expectOnly(slider, "Arjun", INDIA);

  await slider.getByRole("button", { name: "Pause" }).click();
  await leave(page);
  await page.clock.runFor(20_000);
  await expectOnly(slider, "Arjun", INDIA);
  await slider.getByRole("button", { name: "Play" }).click();
  await release(page, slider);
  await page.clock.runFor(4500);
  await expectOnly(slider, "Farhan", INDIA);
  await page.clock.runFor(8000);
  await expectOnly(slider, "Meera", INDIA);
});

test("what moves by itself is not announced, what the visitor moves is", async ({ page }) => {
  await page.goto("/");
  const slider = sliderOf(page);
  await reach(slider);
  await leave(page);
  const live = slider.locator("[aria-live]");
  await expect(live).toHaveAttribute("aria-live", "off");
  await slider.getByRole("button", { name: "Next testimonial" }).focus();
  await expect(live).toHaveAttribute("aria-live", "polite");
});

test.describe("where less motion is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("it stands until the visitor moves it", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    const slider = sliderOf(page);
    await page.clock.runFor(2000);
    await reach(slider);
    await leave(page);
    await page.clock.runFor(6000);
    await expectOnly(slider, "Meera", INDIA);
    await slider.getByRole("button", { name: "Next testimonial" }).click();
    await page.clock.runFor(100);
    await expectOnly(slider, "Arjun", INDIA);
    await slider.getByRole("button", { name: "Play" }).click();
    await release(page, slider);
    await page.clock.runFor(4500);
    await expectOnly(slider, "Farhan", INDIA);
  });
});

test("in the modal it stands below the form, moves every 3 s and fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.install();
  await page.goto("/request-demo/?region=us");
  await page.clock.runFor(2000);
  await comesToLife(page);
  await page.evaluate(() => document.querySelector("header")?.scrollIntoView());
  await page.getByRole("button", { name: "Free Demo" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
  const slider = sliderOf(dialog);
  await slider.scrollIntoViewIfNeeded();
  await page.clock.runFor(100);
  await reach(slider);
  await slider.getByRole("button", { name: "Testimonial 1 of 4" }).click();
  await expectOnly(slider, "Dana", US);
  await page.clock.pauseAt(Date.now() + 60_000);
  await release(page, slider);
  await page.clock.runFor(2999);
  await expectAt(slider, 1);
  await page.clock.runFor(1 + SLICK);
  await expectAt(slider, 2);
  await page.clock.runFor(FADE);
  await expectOnly(slider, "Marcus", US);
  await page.clock.resume();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const submit = await dialog.getByRole("button", { name: "Book my demo" }).boundingBox();
  expect((await slider.boundingBox())?.y).toBeGreaterThan(submit?.y ?? Infinity);
  await expectNoViolations(page, SLIDER);
});
