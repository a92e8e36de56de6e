import type { Page } from "@playwright/test";
import { renderAll } from "./support/first-view";
import { gate, holdScripts } from "./support/late-scripts";
import { expect, test } from "./support/test";

/** What the page looks like, from its top to its end. */
const picture = async (page: Page) => page.screenshot({ fullPage: true, animations: "disabled" });

for (const path of [
  "/",
  "/us/",
  "/strategic-sourcing/",
  "/request-demo/",
  "/careers/",
  "/blog/",
  "/blog/compare-quotations-on-landed-cost/",
  "/case-study/tungara-castings-pig-iron/",
  "/glossary/",
  "/glossary/reverse-auction/",
  "/legal/privacy/",
  "/404.html",
]) {
  for (const width of [360, 1440]) {
    test(`${path} at ${width} px looks with its part of the styles as with all of them`, async ({
      page,
    }) => {
      await holdScripts(page);
      const sheet = gate();
      await page.route(/\.css$/u, async (route) => {
        await sheet.opened;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 800 });
      const asked = page.waitForRequest(/\.css$/u);
      await page.goto(path);
      await asked;
      await renderAll(page);
      // Taking a picture can bring an optional font that came too late for the first paint.
      await expect(async () => {
        const first = await picture(page);
        expect((await picture(page)).equals(first)).toBe(true);
      }).toPass();
      const before = await picture(page);
      sheet.open();
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLLinkElement>("head > link[rel=stylesheet]")?.sheet !== null,
      );
      expect((await picture(page)).equals(before)).toBe(true);
    });
  }
}
