import { BOOKING, fillLeadForm, send, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, open, test } from "./support/test";

/** Every key that a page of the site reads, and keys that name parts of JavaScript. */
const KEYS = [
  ...["region", "test_session", "utm_source", "utm___proto__", "__proto__", "constructor"],
  ...["q", "find", "kind", "spend", "share", "process"],
];

/** Pages that read a query of their own; what search does is in `search`. The last one has the form. */
const PAGES = ["/", "/integrations/", "/request-demo/"];

const HOSTILE = [
  encodeURIComponent('"><img src=x onerror=alert(1)>javascript:alert(1)\u202e🙂'),
  "__proto__",
  "%E0%A4%A%00%ED%A0%BD",
  `1e999${"9".repeat(500)}`,
];

test("with markup, names of JavaScript and malformed values in the query each page works, and a lead is stored", async ({
  page,
}) => {
  const email = newEmail();
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  for (const [shift, address] of PAGES.entries()) {
    const valueAt = (index: number) => HOSTILE[(index + shift) % HOSTILE.length];
    const query = KEYS.map((key, index) => `${key}=${valueAt(index)}`).join("&");
    await test.step(address, async () => {
      await open(page, `${address}?${query}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const seen = await page.evaluate(() => ({
        region: document.documentElement.dataset.region,
        inserted: document.querySelectorAll('img[src="x"]').length,
        polluted: Object.keys(Object.prototype),
      }));
      expect(seen).toEqual({ region: "in", inserted: 0, polluted: [] });
    });
  }
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(email));
  await send(form);
  await page.waitForURL(BOOKING);
  expect(dialogs).toBe(0);
  expect(leadsOf(email).map(({ lead }) => lead)).toMatchObject([
    {
      is_test_session: false,
      other_details: { utm_params: { submission_path: "/request-demo/" } },
    },
  ]);
});
