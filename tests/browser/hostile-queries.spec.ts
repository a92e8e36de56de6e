import { fillLeadForm, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, test, waitForHydration } from "./support/test";

/** Every key that a page of the site reads, and keys that name parts of JavaScript. */
const KEYS = [
  ...["region", "test_session", "utm_source", "utm___proto__", "__proto__", "constructor"],
  ...["q", "find", "kind", "spend", "share", "process"],
];

/** The pages that read a query of their own. The last one has the form. */
const PAGES = ["/", "/search/", "/integrations/", "/glossary/", "/request-demo/"];

const HOSTILE: Readonly<Record<string, string>> = {
  markup: encodeURIComponent('"><img src=x onerror=alert(1)>javascript:alert(1)\u202e🙂'),
  "names of JavaScript": "__proto__",
  "malformed escapes": "%E0%A4%A%00%ED%A0%BD%",
  "a number beyond all bounds": `1e999${"9".repeat(500)}`,
};

for (const [name, value] of Object.entries(HOSTILE)) {
  test(`with ${name} for every key of the query each page works, and a lead is stored`, async ({
    page,
  }) => {
    const email = newEmail();
    let dialogs = 0;
    page.on("dialog", (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    const query = KEYS.map((key) => `${key}=${value}`).join("&");
    for (const address of PAGES) {
      await page.goto(`${address}?${query}`);
      await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const seen = await page.evaluate(() => ({
        region: document.documentElement.dataset.region,
        inserted: document.querySelectorAll('img[src="x"]').length,
        polluted: Object.keys(Object.prototype),
      }));
      expect(seen).toEqual({ region: "in", inserted: 0, polluted: [] });
    }
    const form = page.getByRole("main");
    await fillLeadForm(form, visitor(email));
    await form.getByLabel("Company name").press("Enter");
    await page.waitForURL("http://booking.example/**");
    expect(dialogs).toBe(0);
    expect(leadsOf(email).map(({ lead }) => lead)).toMatchObject([
      {
        is_test_session: false,
        other_details: { utm_params: { submission_path: "/request-demo/" } },
      },
    ]);
  });
}
