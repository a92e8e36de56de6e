import type { Page } from "@playwright/test";
import { testimonialNames } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { expectNoViolations, expectNoViolationsAbove } from "./support/axe";
import { fillLeadForm, visitor } from "./support/lead-form";
import { newEmail } from "./support/leads";
import { follow, openAtRest, saveData } from "./support/navigation";
import { expect, test, waitForHydration } from "./support/test";

const header = (page: Page) => page.getByRole("banner");

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("a menu, the lead modal with errors and an error toast are accessible", async ({
      page,
      context,
      watch,
    }) => {
      await answerConsent(context);
      await page.route("**/company_leads", (route) => route.abort());
      await open(page, "/faq/");
      const menu = header(page).getByRole("button", { name: "Menu", exact: true });
      if (viewport.width === 360) await menu.click();
      await header(page).getByRole("button", { name: "Solutions" }).click();
      await expect(header(page).getByRole("link", { name: "Integrations" })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");

      await header(page).getByRole("button", { name: "Free Demo" }).click();
      const dialog = page.getByRole("dialog", { name: "Get Free Demo" });
      const submit = dialog.locator("button[type=submit]");
      await submit.click();
      await expect(dialog.getByText("Please enter a company name")).toBeVisible();
      await expectNoViolations(page);

      await fillLeadForm(dialog, visitor(newEmail()));
      await submit.click();
      await page.getByRole("alert").hover();
      await expect(page.getByRole("alert")).toHaveCSS("opacity", "1");
      await expectNoViolationsAbove(page, "[role=alert]");
      watch.faults.splice(0); // The browser reports the failed request itself.
    });

    test("a form with errors and a success toast are accessible", async ({ page, context }) => {
      await answerConsent(context);
      await open(page, "/request-demo/?region=us");
      const form = page.getByRole("main");
      const submit = form.locator("form button[type=submit]").first();
      await submit.click();
      await expect(form.getByText("Please enter a company name")).toBeVisible();
      await expectNoViolations(page);
      await fillLeadForm(form, visitor(newEmail()));
      await submit.click();
      const toast = page.getByRole("status").filter({ has: page.getByRole("button") });
      await toast.hover();
      await expect(toast).toHaveCSS("opacity", "1");
      await expectNoViolationsAbove(page, "[role=status]:has(button)");
    });

    test("the consent banner and the cookie settings are accessible", async ({ page }) => {
      await open(page, "/faq/");
      const banner = page.getByRole("region", { name: "Cookie consent" });
      await expect(banner).toBeVisible();
      await expectNoViolations(page);
      await banner.getByRole("button", { name: "Manage Cookies" }).click();
      await expect(page.getByRole("dialog", { name: "Cookie Settings" })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test("the second testimonial of the slider is accessible", async ({ page, context }) => {
  await answerConsent(context);
  await open(page, "/");
  const slider = page.getByRole("region", { name: "What customers say" });
  await slider.scrollIntoViewIfNeeded();
  await slider.getByRole("button", { name: /^Testimonial 2/u }).click();
  const [, second = ""] = testimonialNames("in");
  await expect(slider.getByText(`${second}, `)).toHaveCSS("opacity", "1");
  await expectNoViolations(page);
});

test("the loading indicator is accessible", async ({ page, context }) => {
  await answerConsent(context);
  await saveData(page);
  await openAtRest(page, "/about/");
  await page.route("**/page-data/careers/page-data.json", () => undefined); // No response.
  await follow(page, "/careers/");
  await page.clock.runFor(1100);
  await expect(page.getByRole("status").filter({ hasText: "Loading page" })).toBeVisible();
  await page.clock.resume();
  await expectNoViolations(page);
});
