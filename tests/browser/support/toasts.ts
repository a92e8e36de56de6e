import type { Locator, Page } from "@playwright/test";

/** The timers of the toasts in an element: react-toastify's are CSS animations. */
export async function timersOf(toast: Locator) {
  return toast.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target !== element)
      .map(({ effect, playState }) => ({
        milliseconds: effect?.getTiming().duration,
        isRunning: playState === "running",
      })),
  );
}

/** Lets every shown toast time out now. */
export async function endTimers(page: Page): Promise<void> {
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}

/** Pauses every shown toast, so that a slow machine can check it. */
export async function stopTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const bars = [...document.querySelectorAll('[role="progressbar"]')];
    bars.flatMap((bar) => bar.getAnimations()).forEach((animation) => animation.pause());
  });
}
