import type { Page } from "@playwright/test";

/**
 * Gives the next page a picture that does not come, so that it does not finish loading.
 *
 * @returns Lets the picture come.
 */
export async function holdLoad(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/held.svg", async (route) => {
    await held;
    await route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { held: Object.assign(new Image(), { src: "/held.svg" }) });
    });
  });
  return release;
}
