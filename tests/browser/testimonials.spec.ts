import { expectNoViolations } from "./support/axe";
import { waitForHydration, expect, test } from "./support/test";
import { dotOf, expectOnly, INDIA, reach, SLIDER, sliderOf, US } from "./support/testimonials";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, names] of [
    ["/", INDIA],
    ["/us/", US],
  ] as const) {
    test(`${path} shows one testimonial of its region and no control that does nothing`, async ({
      page,
    }) => {
      await page.goto(path);
      const slider = sliderOf(page);
      await expectOnly(slider, 0, names);
      const others = names === INDIA ? US : INDIA;
      await expectOnly(slider, -1, others);
      await expect(slider.getByRole("button")).toHaveCount(0);
    });
  }
});

test("the slider's code is loaded when the slider comes near, and nothing moves when it arrives", async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry) {
          const shift = Number(Reflect.get(window, "shift")) + Number(entry.value);
          Object.assign(window, { shift });
        }
      }
    }).observe({ type: "layout-shift" });
  });
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  const hasSlick = () => scripts.some((text) => text.includes("slick-track"));
  await page.goto("/");
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  const slider = sliderOf(page);
  expect(hasSlick()).toBe(false);
  await expect(slider.getByRole("button")).toHaveCount(0);
  const still = await slider.boundingBox();
  await expectNoViolations(page, SLIDER);

  // Earlier shifts are not the slider's: text moves slightly when its font arrives.
  await page.evaluate(() => Object.assign(window, { shift: 0 }));
  await reach(slider);
  await expect.poll(hasSlick).toBe(true);
  expect((await slider.boundingBox())?.height).toBe(still?.height);
  expect(await page.evaluate(() => Reflect.get(window, "shift") as unknown)).toBe(0);
  await expectNoViolations(page, SLIDER);
});

test("where its code can't be loaded, the first testimonial stays", async ({ page, watch }) => {
  await page.goto("/");
  await waitForHydration(page);
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
  watch.faults.splice(0); // The browser reports the script that was held back.
});

test("a visitor who once landed on /us/ sees US testimonials on the Indian home page too", async ({
  page,
}) => {
  await page.goto("/us/");
  await waitForHydration(page);
  await page.goto("/");
  const slider = sliderOf(page);
  await expectOnly(slider, 0, US);
  await expectOnly(slider, -1, INDIA);
  await reach(slider);
  await expectOnly(slider, 0, US);
  await expectOnly(slider, -1, INDIA);
});

test("arrows and dots choose a testimonial and show which one is current", async ({ page }) => {
  await page.goto("/");
  const slider = sliderOf(page);
  await reach(slider);
  const last = INDIA.length;
  await slider.getByRole("button", { name: "Pause" }).click();
  await dotOf(slider, 1).click();
  await slider.getByRole("button", { name: "Previous testimonial" }).click();
  await expectOnly(slider, last - 1, INDIA);
  await expect(dotOf(slider, last)).toHaveAttribute("aria-current", "true");
  await slider.getByRole("button", { name: "Next testimonial" }).click();
  await expectOnly(slider, 0, INDIA);
  await dotOf(slider, 2).click();
  await expectOnly(slider, 1, INDIA);
  await expect(slider.getByRole("group", { name: `2 of ${last}`, exact: true })).toBeVisible();
  await expect(slider.getByRole("group", { name: `1 of ${last}`, exact: true })).toHaveCount(0);
});

test("Tab goes through the controls and never into a slide", async ({ page }) => {
  await page.goto("/");
  const slider = sliderOf(page);
  await reach(slider);
  await slider.getByRole("button", { name: "Pause" }).focus();
  for (const name of ["Previous testimonial", "Next testimonial"]) {
    await page.keyboard.press("Tab");
    await expect(slider.getByRole("button", { name })).toBeFocused();
  }
  for (const place of INDIA.keys()) {
    await page.keyboard.press("Tab");
    await expect(dotOf(slider, place + 1)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(slider.locator(":focus")).toHaveCount(0);
});
