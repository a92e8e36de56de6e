import type { Page, Route } from "@playwright/test";

/** URLs of the site's scripts. */
export const SCRIPTS = /\.js$/u;

/** A promise, and the function that resolves it. */
export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/** Delays the answers to requests until the returned function is called. */
export async function hold(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { open, opened } = gate();
  await page.route(url, async (route) => {
    await opened;
    await answer(route);
  });
  return open;
}
