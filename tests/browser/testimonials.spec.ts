import { testimonialsOf } from "../support/site-content";
import { expectNoViolations } from "./support/axe";
import { expectFocusOn, expectFocusSeen, walkThrough } from "./support/keyboard";
import { recordShift } from "./support/page-weight";
import { expect, open, test } from "./support/test";
import {
  dotOf,
  expectOnly,
  INDIA,
  leave,
  reach,
  SLIDER,
  sliderOf,
  US,
} from "./support/testimonials";

test("a US visitor has US testimonials on the Indian home page; under reduced motion the keyboard moves them", async ({
  page,
}) => {
  const shift = await recordShift(page);
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  const hasSlick = () => scripts.some((text) => text.includes("slick-track"));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page, "/?region=us");
  await page.waitForLoadState("networkidle");
  const slider = sliderOf(page);
  const button = (name: string) => slider.getByRole("button", { name, exact: true });
  const last = US.length;

  await test.step("its code is loaded when it comes near, and nothing moves when it arrives", async () => {
    expect(hasSlick()).toBe(false);
    await expectOnly(slider, 0, US);
    await expectOnly(slider, -1, INDIA);
    await expect(slider.getByRole("button")).toHaveCount(0);
    // Earlier shifts are not the slider's: text moves slightly when its font arrives.
    const before = await shift();
    await reach(slider);
    await expect.poll(hasSlick).toBe(true);
    expect(await shift()).toBe(before);
  });

  await test.step("it stays until the visitor moves it", async () => {
    await leave(page);
    await page.clock.runFor(6000);
    await expectOnly(slider, 0, US);
    await expectOnly(slider, -1, INDIA);
  });

  await test.step("every control works by keyboard, and slides take no focus", async () => {
    await button("Play").focus();
    await walkThrough([button("Previous testimonial"), button("Next testimonial")]);
    await walkThrough(US.map((_, index) => dotOf(slider, index + 1)));
    await page.keyboard.press("Tab");
    await expectFocusSeen(page);
    await expect(slider.locator(":focus")).toHaveCount(0);
    await button("Previous testimonial").press("Space");
    await expectOnly(slider, last - 1, US);
    await expect(dotOf(slider, last)).toHaveAttribute("aria-current", "true");
    await button("Next testimonial").press("Enter");
    await expectOnly(slider, 0, US);
    await dotOf(slider, 2).press("Space");
    await expectOnly(slider, 1, US);
    await expectFocusOn(dotOf(slider, 2));
    await expect(slider.getByRole("group", { name: `2 of ${last}`, exact: true })).toBeVisible();
    await expect(slider.getByRole("group", { name: `1 of ${last}`, exact: true })).toHaveCount(0);
    await expectNoViolations(page, SLIDER);
  });

  await test.step("an invented one says so", async () => {
    const invented = testimonialsOf("us").findIndex(({ sample }) => sample);
    if (invented === -1) return;
    await dotOf(slider, invented + 1).click();
    const slide = slider.getByRole("group").nth(invented);
    await expect(slide.getByText(/^Sample/u)).toBeVisible();
  });
});
