import type { Page } from "@playwright/test";
import { answerConsent } from "./support/answered";
import { expectNoViolations } from "./support/axe";
import { settings } from "../support/site-content";
import { BOOKING, fillLeadForm, submitButton, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, open, test } from "./support/test";

const capture = (page: Page) => page.getByRole("form", { name: "Demo request" });
const address = (page: Page) => capture(page).getByLabel("Work email");
const go = (page: Page) => capture(page).getByRole("button", { name: "Book a demo" });
const demoField = (page: Page, label: string) => page.getByRole("main").getByLabel(label);

test.beforeEach(({ context }) => answerConsent(context));

test("the address given on the home page is in the demo form, and in no URL", async ({ page }) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  page.on("framenavigated", (frame) => urls.push(frame.url()));
  await open(page, "/us/");
  await address(page).focus();
  await page.keyboard.type("asha@example.co");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/request-demo/");
  await expect(demoField(page, "Work email")).toHaveValue("asha@example.co");
  await page.reload();
  await expect(demoField(page, "Work email")).toHaveValue("asha@example.co");
  expect(urls.filter((url) => url.includes("asha"))).toEqual([]);
  const queued = await page.evaluate(() => JSON.stringify(window.dataLayer));
  expect(queued).not.toContain("asha");
});

test("the lead has the address; what was typed in the form before is still there", async ({
  page,
}) => {
  const email = newEmail();
  await open(page, "/request-demo/");
  await demoField(page, "Requirements").fill("Coil for two plants");
  await demoField(page, "Work email").fill("earlier@example.co");
  await page.getByRole("banner").getByRole("link", { name: settings.brand }).click();
  await address(page).fill(`  ${email} `);
  await go(page).click();
  await expect(page).toHaveURL("/request-demo/");
  await expect(demoField(page, "Work email")).toHaveValue(email);
  await expect(demoField(page, "Requirements")).toHaveValue("Coil for two plants");
  await fillLeadForm(page.getByRole("main"), visitor(email));
  await submitButton(page.getByRole("main")).click();
  await page.waitForURL(BOOKING);
  expect(leadsOf(email).map(({ payload }) => payload)).toMatchObject([
    { company_email: email, other_details: { requirement: "Coil for two plants" } },
  ]);
});

test("an address that the demo form refuses is reported here; an empty field opens the form", async ({
  page,
}) => {
  await open(page, "/");
  await address(page).fill("asha@gmail.com");
  await go(page).click();
  await expect(address(page)).toBeFocused();
  await expect(address(page)).toHaveAttribute("aria-invalid", "true");
  await expect(address(page)).toHaveAccessibleDescription(/Please enter your valid work email/u);
  await expectNoViolations(page, "main > form");
  await address(page).fill("asha@example.co");
  await expect(address(page)).not.toHaveAttribute("aria-invalid");
  await address(page).fill("");
  await go(page).click();
  await expect(page).toHaveURL("/request-demo/");
  await expect(demoField(page, "Work email")).toHaveValue("");
});

test("Enter before hydration is replayed", async ({ page }) => {
  // The press may be too early to be replayed. The form then opens the demo page itself.
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await address(page).fill("asha@example.co");
  await address(page).press("Enter");
  await expect(page).toHaveURL("/request-demo/");
  await expect(demoField(page, "Work email")).toHaveValue("asha@example.co");
});
