import { testimonialsOf } from "../support/site-content";
import { expectNoViolations } from "./support/axe";
import { expectFocusOn, expectFocusSeen, walkThrough } from "./support/keyboard";
import { recordShift } from "./support/page-weight";
import { expect, expectFaults, open, test } from "./support/test";
import { dotOf, expectOnly, INDIA, reach, SLIDER, sliderOf, US } from "./support/testimonials";

test("the slider's code is loaded when the slider comes near, and nothing moves when it arrives", async ({
  page,
}) => {
  const shift = await recordShift(page);
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  const hasSlick = () => scripts.some((text) => text.includes("slick-track"));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const slider = sliderOf(page);
  expect(hasSlick()).toBe(false);
  await expect(slider.getByRole("button")).toHaveCount(0);
  // Earlier shifts are not the slider's: text moves slightly when its font arrives.
  const before = await shift();
  await reach(slider);
  await expect.poll(hasSlick).toBe(true);
  expect(await shift()).toBe(before);
});

test("where its code can't be loaded, the first testimonial stays", async ({ page, watch }) => {
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  let refused = 0;
  await page.route("**/*.js", (route) => {
    refused += 1;
    return route.abort();
  });
  const slider = sliderOf(page);
  await slider.scrollIntoViewIfNeeded();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expectOnly(slider, 0, INDIA);
  await expect(slider.getByRole("button")).toHaveCount(0);
  expectFaults(watch);
});

test("a visitor who once landed on /us/ sees US testimonials on the Indian home page too", async ({
  page,
}) => {
  await page.goto("/us/");
  await page.goto("/");
  const slider = sliderOf(page);
  await expectOnly(slider, 0, US);
  await expectOnly(slider, -1, INDIA);
  await reach(slider);
  await expectOnly(slider, 0, US);
  await expectOnly(slider, -1, INDIA);
});

test("by keyboard alone it is paused and moved; slides take no focus, and an invented one says so", async ({
  page,
}) => {
  await page.goto("/");
  const slider = sliderOf(page);
  await reach(slider);
  const button = (name: string) => slider.getByRole("button", { name, exact: true });
  const last = INDIA.length;
  await button("Pause").press("Enter");
  await expectFocusOn(button("Play"));
  await walkThrough([button("Previous testimonial"), button("Next testimonial")]);
  await walkThrough(INDIA.map((_, index) => dotOf(slider, index + 1)));
  await page.keyboard.press("Tab");
  await expectFocusSeen(page);
  await expect(slider.locator(":focus")).toHaveCount(0);

  await dotOf(slider, 1).press("Enter");
  await expectOnly(slider, 0, INDIA);
  await button("Previous testimonial").press("Space");
  await expectOnly(slider, last - 1, INDIA);
  await expect(dotOf(slider, last)).toHaveAttribute("aria-current", "true");
  await button("Next testimonial").press("Enter");
  await expectOnly(slider, 0, INDIA);
  await dotOf(slider, 2).press("Space");
  await expectOnly(slider, 1, INDIA);
  await expectFocusOn(dotOf(slider, 2));
  await expect(slider.getByRole("group", { name: `2 of ${last}`, exact: true })).toBeVisible();
  await expect(slider.getByRole("group", { name: `1 of ${last}`, exact: true })).toHaveCount(0);
  await expectNoViolations(page, SLIDER);

  const invented = testimonialsOf("in").findIndex(({ sample }) => sample);
  if (invented === -1) return;
  await dotOf(slider, invented + 1).click();
  await expect(
    slider
      .getByRole("group")
      .nth(invented)
      .getByText(/^Sample/u),
  ).toBeVisible();
});
