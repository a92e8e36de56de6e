import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { comesToLife, expect, test } from "./support/test";

const INDIA = ["Meera", "Arjun", "Farhan", "Lakshmi"] as const;
const US = ["Dana", "Marcus", "Elena", "Greg"] as const;
/** Longer than one testimonial takes to give way to the next, in milliseconds. */
const FADE = 500;
/** What slick is told to do it does in a timer of its own, on a held clock 1 ms later. */
const SLICK = 1;

const sliderOf = (place: Page | Locator) =>
  place.getByRole("region", { name: "What customers say" });
const shown = (slider: Locator, name: string) => slider.getByText(`${name}, `);

/** Scrolls to the slider and waits until it can be used. */
async function reach(slider: Locator): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.getByRole("button", { name: "Next testimonial" })).toBeVisible();
}

/** Takes pointer and focus away, so that nothing holds the slider; waits until it moves again. */
async function release(page: Page, slider: Locator): Promise<void> {
  await leave(page);
  await expect(slider.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
}

/** Takes pointer and focus away. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
}

async function expectOnly(slider: Locator, name: string, names: readonly string[]): Promise<void> {
  for (const other of names) {
    await expect(shown(slider, other)).toBeVisible({ visible: other === name });
  }
}

/** The dots say which testimonial the slider is at, or on its way to. */
async function expectAt(slider: Locator, place: number): Promise<void> {
  const current = slider.locator("button[aria-current]");
  await expect(current).toHaveAccessibleName(`Testimonial ${place} of 4`);
}

async function violations(page: Page, slider: Locator): Promise<unknown[]> {
  const id = await slider.getByRole("heading").getAttribute("id");
  const result = await new AxeBuilder({ page })
    .include(`[aria-labelledby="${id}"]`)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return result.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

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
      await expectOnly(slider, names[0], [...INDIA, ...US]);
      await expect(slider.getByRole("button")).toHaveCount(0);
    });
  }
});

test("the slider's code is loaded when the slider comes near, and nothing moves when it comes", async ({
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
  await comesToLife(page);
  await page.waitForLoadState("networkidle");
  const slider = sliderOf(page);
  expect(hasSlick()).toBe(false);
  await expect(slider.getByRole("button")).toHaveCount(0);
  const still = await slider.boundingBox();
  expect(await violations(page, slider)).toEqual([]);

  // What moved until here was not the slider: text does, by a hair, when its font comes.
  await page.evaluate(() => Object.assign(window, { shift: 0 }));
  await reach(slider);
  await expect.poll(hasSlick).toBe(true);
  expect((await slider.boundingBox())?.height).toBe(still?.height);
  expect(await page.evaluate(() => Reflect.get(window, "shift") as unknown)).toBe(0);
  expect(await violations(page, slider)).toEqual([]);
});

test("where its code can't be loaded, the first testimonial stays", async ({ page, watch }) => {
  await page.goto("/");
  await comesToLife(page);
  await page.waitForLoadState("networkidle");
  let refused = 0;
  await page.route("**/*.js", (route) => {
    refused += 1;
    return route.abort();
  });
  const slider = sliderOf(page);
  await slider.scrollIntoViewIfNeeded();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expectOnly(slider, "Meera", INDIA);
  await expect(slider.getByRole("button")).toHaveCount(0);
  watch.faults.splice(0); // The browser reports the script that was held back.
});

test("a visitor who once landed on /us/ sees US testimonials on the Indian home page too", async ({
  page,
}) => {
  await page.goto("/us/");
  await comesToLife(page);
  await page.goto("/");
  const slider = sliderOf(page);
  await expectOnly(slider, "Dana", [...INDIA, ...US]);
  await reach(slider);
  await expectOnly(slider, "Dana", US);
  await expect(shown(slider, "Meera")).toHaveCount(0);
});

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

test("arrows and dots lead on, and say where the visitor is", async ({ page }) => {
  await page.goto("/");
  const slider = sliderOf(page);
  await reach(slider);
  await slider.getByRole("button", { name: "Pause" }).click();
  await slider.getByRole("button", { name: "Testimonial 1 of 4" }).click();
  await slider.getByRole("button", { name: "Previous testimonial" }).click();
  await expectOnly(slider, "Lakshmi", INDIA);
  await expect(slider.getByRole("button", { name: "Testimonial 4 of 4" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await slider.getByRole("button", { name: "Next testimonial" }).click();
  await slider.getByRole("button", { name: "Next testimonial" }).click();
  await expectOnly(slider, "Arjun", INDIA);
  await slider.getByRole("button", { name: "Testimonial 3 of 4" }).click();
  await expectOnly(slider, "Farhan", INDIA);
  await expect(slider.getByRole("group", { name: "3 of 4", exact: true })).toBeVisible();
  await expect(slider.getByRole("group", { name: "1 of 4", exact: true })).toHaveCount(0);
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

test("Tab goes through the controls alone, never into a slide", async ({ page }) => {
  await page.goto("/");
  const slider = sliderOf(page);
  await reach(slider);
  const pause = slider.getByRole("button", { name: "Pause" });
  await pause.focus();
  const names: (string | null)[] = [];
  for (let stop = 0; stop < 7; stop += 1) {
    const focused = slider.locator(":focus");
    names.push((await focused.getAttribute("aria-label")) ?? (await focused.textContent()));
    await page.keyboard.press("Tab");
  }
  expect(names).toEqual([
    "Pause",
    "Previous testimonial",
    "Next testimonial",
    ...[1, 2, 3, 4].map((place) => `Testimonial ${place} of 4`),
  ]);
  await expect(slider.locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(slider.getByRole("button", { name: "Testimonial 4 of 4" })).toBeFocused();
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
  expect(await violations(page, slider)).toEqual([]);
});
