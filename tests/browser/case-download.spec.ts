import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { caseStudies } from "../support/site-content";
import { dataLayer } from "./support/data-layer";
import { hold } from "./support/hold";
import { fillLeadForm, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, open, test } from "./support/test";

const [SLUG = "", OTHER = ""] = caseStudies.map(({ slug }) => slug);
const PAGE = `/case-study/${SLUG}/`;
const CALL = "**/api/company_leads/download_case_study";

const offer = (page: Page) => page.getByRole("region", { name: "Download this case study as PDF" });
const send = (page: Page) => offer(page).getByRole("button", { name: "Download the PDF" });

/** The case page with the form of its download open and filled in. */
async function openForm(page: Page, address: string, email = newEmail()) {
  await open(page, address);
  await offer(page).getByRole("button", { name: "Download PDF", exact: true }).click();
  await expect(offer(page).getByLabel("Name", { exact: true })).toBeFocused();
  await fillLeadForm(offer(page), visitor(email));
  return email;
}

test("the form keeps its values over a reload, and a double click stores one lead with its study and attribution, for the US too, and starts the download; another study leaves another lead", async ({
  page,
  request,
}) => {
  const html = await (await request.get(PAGE)).text();
  expect(html).not.toContain(".pdf");
  const address = `${PAGE}?utm_source=letter&test_session=true&region=us`;
  const email = await openForm(page, address);
  await expectNoViolations(page, "main");
  await page.reload();
  await expect(offer(page).getByLabel("Work email")).toHaveValue(email);
  const toast = page.getByRole("status").filter({ has: page.getByRole("button") });
  // The answer must not come between the two presses.
  const release = await hold(page, CALL);
  const started = page.waitForEvent("download");
  await send(page).dblclick();
  release();
  await expect(toast).toContainText("Your download has started.");
  const download = await started;
  expect(download.suggestedFilename()).toBe(`${SLUG}.pdf`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const receipt = offer(page).getByRole("status");
  await expect(receipt).toContainText("Thank you.");
  await expect(receipt).toBeFocused();
  await expect(page).toHaveURL(address);
  await expect(page.locator('a[href^="http://booking.example"]')).toHaveCount(0);
  expect(JSON.stringify(await dataLayer(page))).toContain('"conversion"');
  // A link within the page keeps the reader at its target.
  await receipt.evaluate((element) =>
    element.addEventListener("focus", () => element.setAttribute("data-refocused", "")),
  );
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL(/#main$/u);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await expect(receipt).not.toHaveAttribute("data-refocused");
  await Promise.all([
    page.waitForEvent("download"),
    offer(page).getByRole("link", { name: "Download the PDF again" }).click(),
  ]);
  const leads = leadsOf(email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    requestType: "case-study",
    caseStudy: SLUG,
    lead: {
      is_test_session: true,
      other_details: { utm_params: { utm_source: "letter", submission_path: PAGE } },
    },
  });

  await openForm(page, `/case-study/${OTHER}/`, email);
  const [other] = await Promise.all([page.waitForEvent("download"), send(page).click()]);
  expect(other.suggestedFilename()).toBe(`${OTHER}.pdf`);
  expect(leadsOf(email).map(({ caseStudy }) => caseStudy)).toEqual([OTHER, SLUG]);
});
