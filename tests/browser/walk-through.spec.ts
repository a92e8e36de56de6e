import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./support/test";

/** The steps of the home page's walk-through. */
const stepsOf = (page: Page) =>
  page.getByRole("main").locator("ol:has(> li figure)").first().locator(":scope > li");

const windowOf = (step: Locator) => step.getByRole("figure").first();

/** Whether a visitor sees the middle of an element, with nothing on top of it. */
const isSeen = async (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return getComputedStyle(node).opacity === "1" && node.contains(hit);
  });

/** Scrolls until the step's text is in the middle of the screen. */
const scrollTo = async (step: Locator) =>
  step
    .locator(":scope > div")
    .first()
    .evaluate((text) => text.scrollIntoView({ block: "center" }));

test("each step shows its own window whole and no other, as focus does; reduced motion makes it a list", async ({
  page,
}) => {
  const height = 600;
  await page.setViewportSize({ width: 1280, height });
  await open(page, "/");
  const steps = await stepsOf(page).all();
  for (const step of steps) {
    await scrollTo(step);
    await expect.poll(async () => isSeen(windowOf(step))).toBe(true);
    for (const other of steps) {
      if (other !== step) expect(await isSeen(windowOf(other))).toBe(false);
    }
    const box = await windowOf(step).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height);
  }

  await scrollTo(stepsOf(page).first());
  await stepsOf(page).getByRole("group").last().focus();
  const focused = stepsOf(page).filter({ has: page.locator(":focus") });
  await expect.poll(async () => isSeen(windowOf(focused))).toBe(true);

  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const step of steps) {
    await windowOf(step).evaluate((node) => node.scrollIntoView({ block: "center" }));
    await expect.poll(async () => isSeen(windowOf(step))).toBe(true);
  }
});
