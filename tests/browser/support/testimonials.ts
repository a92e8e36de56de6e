import { expect, type Locator, type Page } from "@playwright/test";
import { testimonialNames } from "../../support/site-content";

/** First names of each region's testimonials, in order. */
export const INDIA = testimonialNames("in");
export const US = testimonialNames("us");

/** Selector of the sliders of a page. */
export const SLIDER = "section:has(blockquote)";

export const sliderOf = (place: Page | Locator) =>
  place.getByRole("region", { name: "What customers say" });

export const dotOf = (slider: Locator, place: number) =>
  slider.getByRole("button", { name: new RegExp(`^Testimonial ${place} of`, "u") });

/** Scrolls to the slider and waits until it can be used. */
export async function reach(slider: Locator): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.getByRole("button", { name: "Next testimonial" })).toBeVisible();
}

/** Moves pointer and focus away. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
}

/** Of these people only the one at `index` is shown. */
export async function expectOnly(
  slider: Locator,
  index: number,
  names: readonly string[],
): Promise<void> {
  for (const [place, name] of names.entries()) {
    await expect(slider.getByText(`${name}, `)).toBeVisible({ visible: place === index });
  }
}
