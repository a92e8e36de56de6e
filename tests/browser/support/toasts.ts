import type { Locator, Page } from "@playwright/test";
import { SCRIPTS } from "./hold";

/** Whether an answer is the code of toasts. */
export async function isToasts(answer: { url(): string; text(): Promise<string> }) {
  return SCRIPTS.test(answer.url()) && (await answer.text()).includes("Toastify");
}

/** Makes the code of toasts fail to load. */
export async function failToasts(page: Page): Promise<void> {
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    if (await isToasts(response)) await route.abort();
    else await route.fulfill({ response });
  });
}

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
