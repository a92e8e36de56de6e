import type { Page } from "@playwright/test";
import { testimonialNames } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { expectFocusOn, expectFocusSeen, walkThrough, walkTo } from "./support/keyboard";
import { headingOf } from "./support/navigation";
import { expect, test, waitForHydration } from "./support/test";

const header = (page: Page) => page.getByRole("banner");
const menu = (page: Page, name: string) => header(page).getByRole("button", { name, exact: true });
const skipLink = (page: Page) => page.getByRole("link", { name: "Skip to content" });

test.beforeEach(({ context }) => answerConsent(context));

test("the first Tab stop skips to the content", async ({ page }) => {
  await page.goto("/faq/");
  await waitForHydration(page);
  await walkThrough([skipLink(page)]);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
]) {
  test(`every Tab stop of a page is visible, forwards and backwards, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/request-demo/");
    await waitForHydration(page);
    await walkTo(page.getByRole("contentinfo").getByRole("link", { name: "United States" }));
    await walkTo(skipLink(page), "Shift+Tab");
  });
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("menus open with Enter and Space, and Escape closes them and returns focus", async ({
    page,
  }) => {
    await page.goto("/faq/");
    await waitForHydration(page);
    const [solutions, resources] = [menu(page, "Solutions"), menu(page, "Resources")];
    await walkTo(solutions);
    await page.keyboard.press("Enter");
    await expect(solutions).toHaveAttribute("aria-expanded", "true");
    const links = await header(page).getByRole("list").getByRole("list").getByRole("link").all();
    expect(links).toHaveLength(10);
    await walkThrough([...links, resources]);
    await page.keyboard.press("Space");
    await expect(solutions).toHaveAttribute("aria-expanded", "false");
    await walkThrough([header(page).getByRole("link", { name: "Blog" })]);
    await page.keyboard.press("Escape");
    await expectFocusOn(resources);
    await expect(resources).toHaveAttribute("aria-expanded", "false");
  });

  test("a menu link opens its page, which is announced and starts at its top", async ({ page }) => {
    await page.goto("/faq/");
    await waitForHydration(page);
    await walkTo(menu(page, "Resources"));
    await page.keyboard.press("Enter");
    await walkTo(header(page).getByRole("link", { name: "Glossary" }));
    await page.keyboard.press("Enter");
    const heading = await headingOf(page, "/glossary/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL("/glossary/");
    await expect(page.locator("[aria-live=assertive]")).toHaveText(`Navigated to ${heading}`);
    await expect(menu(page, "Resources")).toHaveAttribute("aria-expanded", "false");
    await walkThrough([skipLink(page)]);
  });

  test("the slider is paused and moved by its buttons; its slides take no focus", async ({
    page,
  }) => {
    await page.goto("/");
    await waitForHydration(page);
    const slider = page.getByRole("region", { name: "What customers say" });
    const button = (name: string) => slider.getByRole("button", { name, exact: true });
    const shown = (name: string) => slider.getByText(`${name}, `);
    await slider.scrollIntoViewIfNeeded();
    await expect(button("Pause")).toBeVisible();
    await walkTo(button("Pause"));
    await page.keyboard.press("Enter");
    await expectFocusOn(button("Play"));
    // Autoplay may have changed the slide meanwhile.
    const paused = await slider
      .getByRole("button", { name: /^Testimonial \d of 4$/u })
      .evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === "true"));
    const nameAfter = (steps: number) => testimonialNames("in").at((paused + steps) % 4) ?? "";
    await walkThrough([button("Previous testimonial")]);
    await page.keyboard.press("Space");
    await expect(shown(nameAfter(-1))).toBeVisible();
    await walkThrough([button("Next testimonial")]);
    await page.keyboard.press("Enter");
    await expect(shown(nameAfter(0))).toBeVisible();
    await walkThrough([1, 2, 3].map((place) => button(`Testimonial ${place} of 4`)));
    await page.keyboard.press("Enter");
    await expect(shown(testimonialNames("in")[2] ?? "")).toBeVisible();
    await expectFocusOn(button("Testimonial 3 of 4"));
    await walkThrough([button("Testimonial 4 of 4")]);
    await page.keyboard.press("Tab");
    await expectFocusSeen(page);
    await expect(slider.locator(":focus")).toHaveCount(0);
  });

  test("the footer opens the cookie settings, gets focus back, and switches the region", async ({
    page,
  }) => {
    await page.goto("/faq/");
    await waitForHydration(page);
    const footer = page.getByRole("contentinfo");
    const settings = page.getByRole("dialog", { name: "Cookie Settings" });
    await walkTo(footer.getByRole("button", { name: "Cookie Settings" }));
    await page.keyboard.press("Enter");
    await expectFocusOn(settings);
    await page.keyboard.press("Escape");
    await expectFocusOn(footer.getByRole("button", { name: "Cookie Settings" }));
    await walkTo(footer.getByRole("link", { name: "United States" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/us/?region=us");
  });
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("one menu group is open at a time, and Escape returns focus to Menu", async ({ page }) => {
    await page.goto("/faq/");
    await waitForHydration(page);
    const [solutions, resources] = [menu(page, "Solutions"), menu(page, "Resources")];
    await walkTo(menu(page, "Menu"));
    await page.keyboard.press("Enter");
    await walkThrough([solutions]);
    await page.keyboard.press("Space");
    await walkTo(header(page).getByRole("link", { name: "Integrations" }));
    await walkThrough([resources]);
    await page.keyboard.press("Enter");
    await expect(solutions).toHaveAttribute("aria-expanded", "false");
    await walkTo(header(page).getByRole("link", { name: "Glossary" }));
    await walkThrough([
      header(page).getByRole("link", { name: "Contact Sales" }),
      header(page).getByRole("link", { name: "Pricing" }),
    ]);
    await walkTo(header(page).getByRole("link", { name: "Blog" }), "Shift+Tab");
    await page.keyboard.press("Escape");
    await expectFocusOn(menu(page, "Menu"));
    await expect(menu(page, "Menu")).toHaveAttribute("aria-expanded", "false");
    await expect(resources).toBeHidden();
  });
});
