import { fillLeadForm, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, test } from "./support/test";

test("before the country list arrives, the prefix is +91 and a number has 10 digits", async ({
  page,
}) => {
  const email = newEmail();
  await page.route("**/countries", () => undefined);
  await page.goto("/request-demo/");
  const form = page.getByRole("main");
  const picker = form.getByLabel("Country code");
  await expect(picker.locator("option:checked")).toHaveText("India (+91)");

  const phone = form.getByLabel("Phone");
  for (const number of ["987654321", "98765432101"]) {
    await fillLeadForm(form, { ...visitor(email), phone: number });
    await form.getByRole("button", { name: /^Book/u }).click();
    await expect(phone).toHaveAccessibleDescription(/Please enter a valid number/u);
    await expect(phone).toBeFocused();
  }
  expect(leadsOf(email)).toEqual([]);

  await phone.fill("9876543210");
  await form.getByRole("button", { name: /^Book/u }).click();
  await page.waitForURL("http://booking.example/**");
  expect(leadsOf(email).map(({ lead }) => lead.phone)).toEqual([
    { prefix: "+91", number: "9876543210" },
  ]);
});

test("the country list is requested on the visitor's first action", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/countries")) calls.push(request.method());
  });
  // Playwright's evaluations count as the visitor's first action, so the page itself reports.
  let report = () => {};
  const hydrated = new Promise<void>((resolve) => (report = resolve));
  await page.exposeFunction("reportHydrated", () => report());
  await page.addInitScript(
    `addEventListener("hydrated", () => setTimeout(reportHydrated, 500), true)`,
  );
  await page.goto("/request-demo/");
  await hydrated;
  expect(calls).toEqual([]);

  await page.getByRole("main").getByLabel("Name", { exact: true }).focus();
  const picker = page.getByRole("main").getByLabel("Country code");
  await expect(picker.locator("option")).not.toHaveCount(2);
  expect(calls).toContain("GET");
});
