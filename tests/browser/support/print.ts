import { expect, type Page } from "@playwright/test";

/** Content that has to be on paper. Forms, share links, sliders and tools, which print a statement, are for the screen only. */
const CONTENT =
  "main :is(h1, h2, h3, h4, p, li, th, td, dt, dd, figcaption, img:not([alt='']), svg:not([aria-hidden] svg))";
const SCREEN_ONLY =
  "form, nav, section:has(> form), section[aria-label^=Share], section:has([aria-roledescription=slide]), [data-tool], [aria-hidden=true], [role=status]";
const CONTROLS = "header, nav, form, button, [role=dialog], [role=alert], footer ul";

async function visibleContent(page: Page): Promise<string[]> {
  return page.locator(CONTENT).evaluateAll(
    (elements, screenOnly) =>
      elements
        .filter(
          (element) =>
            element.closest(screenOnly) === null &&
            // What has no box of its own is seen by its contents.
            (element.checkVisibility() || getComputedStyle(element).display === "contents"),
        )
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    SCREEN_ONLY,
  );
}

/** Expects the printed page to have all its content on white, without controls. */
export async function expectPrintable(page: Page): Promise<void> {
  const onScreen = await visibleContent(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await visibleContent(page)).toEqual(expect.arrayContaining(onScreen));
  await expect(page.locator(CONTROLS).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
}
