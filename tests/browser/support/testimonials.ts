import { expect, type Locator, type Page } from "@playwright/test";

/** First names of the Indian set, in its order. */
export const INDIA = ["Meera", "Arjun", "Farhan", "Lakshmi"] as const;
/** First names of the US set, in its order. */
export const US = ["Dana", "Marcus", "Elena", "Greg"] as const;
/** Longer than one testimonial takes to give way to the next, in milliseconds. */
export const FADE = 500;
/** What slick is told to do it does in a timer of its own, on a held clock 1 ms later. */
export const SLICK = 1;

export const sliderOf = (place: Page | Locator) =>
  place.getByRole("region", { name: "What customers say" });
export const shown = (slider: Locator, name: string) => slider.getByText(`${name}, `);

/** Selector of the sliders of a page. */
export const SLIDER = "section:has([aria-live])";

/** Scrolls to the slider and waits until it can be used. */
export async function reach(slider: Locator): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.getByRole("button", { name: "Next testimonial" })).toBeVisible();
}

/** Takes pointer and focus away, so that nothing holds the slider; waits until it moves again. */
export async function release(page: Page, slider: Locator): Promise<void> {
  await leave(page);
  await expect(slider.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
}

/** Takes pointer and focus away. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
}

export async function expectOnly(
  slider: Locator,
  name: string,
  names: readonly string[],
): Promise<void> {
  for (const other of names) {
    await expect(shown(slider, other)).toBeVisible({ visible: other === name });
  }
}

/** The dots say which testimonial the slider is at, or on its way to. */
export async function expectAt(slider: Locator, place: number): Promise<void> {
  const current = slider.locator("button[aria-current]");
  await expect(current).toHaveAccessibleName(`Testimonial ${place} of 4`);
}
