import { settings } from "../support/site-content";
import { answerConsent } from "./support/answered";
import { BOOKING, fillLeadForm, submitButton, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, test, waitForHydration } from "./support/test";

test("the address given on the home page is in the demo form and its lead, beside what was typed there before, and in no URL", async ({
  page,
  context,
}) => {
  await answerConsent(context);
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  page.on("framenavigated", (frame) => urls.push(frame.url()));
  const email = newEmail();
  const capture = page.getByRole("form", { name: "Demo request" });
  const address = capture.getByLabel("Work email");
  const go = capture.getByRole("button", { name: "Book a demo" });
  const demo = page.getByRole("main");
  const home = page.getByRole("banner").getByRole("link", { name: settings.brand });

  await test.step("Enter before hydration is replayed", async () => {
    // The press may be too early to be replayed. The form then opens the demo page itself.
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await address.fill("asha@example.co");
    await address.press("Enter");
    await expect(page).toHaveURL("/request-demo/");
    await expect(demo.getByLabel("Work email")).toHaveValue("asha@example.co");
    await waitForHydration(page);
  });

  await test.step("an address that the demo form refuses is reported here", async () => {
    await demo.getByLabel("Requirements").fill("Coil for two plants");
    await home.click();
    await address.fill("asha@gmail.com");
    await go.click();
    await expect(address).toBeFocused();
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await expect(address).toHaveAccessibleDescription(/Please enter your valid work email/u);
    await address.fill("asha@example.co");
    await expect(address).not.toHaveAttribute("aria-invalid");
  });

  await test.step("an empty field opens the form", async () => {
    await address.fill("");
    await go.click();
    await expect(page).toHaveURL("/request-demo/");
  });

  await test.step("a later address replaces the earlier one, and stays over a reload", async () => {
    await home.click();
    await address.fill(`  ${email} `);
    await go.click();
    await expect(page).toHaveURL("/request-demo/");
    await expect(demo.getByLabel("Work email")).toHaveValue(email);
    await page.reload();
    await expect(demo.getByLabel("Work email")).toHaveValue(email);
    await expect(demo.getByLabel("Requirements")).toHaveValue("Coil for two plants");
    expect(urls.filter((url) => url.includes("asha"))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain("asha");
  });

  await fillLeadForm(demo, visitor(email));
  await submitButton(demo).click();
  await page.waitForURL(BOOKING);
  expect(leadsOf(email).map(({ payload }) => payload)).toMatchObject([
    { company_email: email, other_details: { requirement: "Coil for two plants" } },
  ]);
});
