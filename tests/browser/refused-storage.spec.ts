import type { Page } from "@playwright/test";
import { save } from "./support/consent";
import { fillLeadForm, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { saveData } from "./support/navigation";
import { expect, test, waitForHydration } from "./support/test";

/** How a browser may treat what a page stores. Each runs in the page, before any script. */
const BROWSERS = {
  "refuses all access": () => {
    function refuse(): never {
      throw new DOMException("refused", "SecurityError");
    }
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
    // Firefox refuses this with the cookies.
    Object.assign(window, { BroadcastChannel: refuse });
  },
  "refuses each call": () => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: refuse });
  },
  "forgets everything": () => {
    Object.assign(Storage.prototype, { getItem: () => null, setItem: () => undefined });
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => undefined });
  },
} as const;

async function sendLead(page: Page, email: string): Promise<void> {
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(email));
  await form.getByLabel("Company name").press("Enter");
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(email), "u"));
}

for (const [browser, prepare] of Object.entries(BROWSERS)) {
  test(`in a browser that ${browser}, region, campaign, consent and lead work in the page view`, async ({
    page,
  }) => {
    const email = newEmail();
    await page.addInitScript(prepare);
    await page.goto("/request-demo/?region=us&utm_source=news&test_session=true");
    await save(page, false, false);
    await sendLead(page, email);
    expect(leadsOf(email).map(({ lead }) => lead)).toMatchObject([
      { is_test_session: true, other_details: { utm_params: { utm_source: "news" } } },
    ]);
  });
}

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
  await page.goto("/request-demo/?region=us");
  await waitForHydration(page);
  await sendLead(page, email);
  expect(leadsOf(email)).toHaveLength(1);
});
