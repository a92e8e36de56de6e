import type { Page } from "@playwright/test";

/** URLs of the site's scripts. */
export const SCRIPTS = /\.js$/u;

/** Delays the page's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
