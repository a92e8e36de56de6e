import { bannerOf, openSettings, save, settingsOf } from "./support/consent";
import { sendLead } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { saveData } from "./support/navigation";
import { expect, open, test } from "./support/test";

/** Stores nothing, and says so or not. Runs in the page, before any script. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  Object.defineProperty(window, "localStorage", { get: refuse });
  Object.assign(Storage.prototype, { getItem: () => null, setItem: () => undefined });
  Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => undefined });
  // Firefox refuses this with the cookies.
  Object.assign(window, { BroadcastChannel: refuse });
}

test("in a browser that stores nothing, region, campaign, consent, fields and lead work in the page view", async ({
  page,
}) => {
  const email = newEmail();
  await page.addInitScript(refuseStorage);
  await open(page, "/us/?utm_source=news&test_session=true");
  const capture = page.getByRole("form", { name: "Demo request" });
  await capture.getByLabel("Work email").fill("asha@example.co");
  await capture.getByLabel("Work email").press("Enter");
  await expect(page).toHaveURL("/request-demo/");
  const form = page.getByRole("main");
  await expect(form.getByLabel("Work email")).toHaveValue("asha@example.co");
  await form.getByLabel("Company name").fill("Example Co");
  await save(page, false, false);

  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about/");
  await openSettings(page);
  await expect(settingsOf(page).getByRole("switch", { name: "Analytics" })).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(bannerOf(page)).toBeHidden();
  await page.goBack();
  await expect(form.getByLabel("Company name")).toHaveValue("Example Co");
  await sendLead(page, email);
  expect(leadsOf(email).map(({ lead }) => lead)).toMatchObject([
    { is_test_session: true, other_details: { utm_params: { utm_source: "news" } } },
  ]);
});

test("a page of an earlier build works where storage is full", async ({ page }) => {
  await saveData(page);
  const email = newEmail();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.route("**/page-data/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "new" } }),
  );
  await open(page, "/request-demo/?region=us");
  await sendLead(page, email);
  expect(leadsOf(email)).toHaveLength(1);
});
