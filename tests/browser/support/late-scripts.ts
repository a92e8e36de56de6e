import type { Page } from "@playwright/test";

/** Addresses of the page's scripts. */
export const SCRIPTS = /\.js$/u;

/** A promise, and what fulfils it. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/** Holds the page's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { open, opened } = gate();
  await page.route(SCRIPTS, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
