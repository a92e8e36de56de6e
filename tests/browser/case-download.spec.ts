import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { caseStudies } from "../support/site-content";
import { dataLayer } from "./support/data-layer";
import { fillLeadForm, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, test, waitForHydration } from "./support/test";

const [SLUG = "", OTHER = ""] = caseStudies.map(({ slug }) => slug);
const PAGE = `/case-study/${SLUG}/`;
const CALL = "**/api/company_leads/download_case_study";

const offer = (page: Page) => page.getByRole("region", { name: "Download this case study as PDF" });
const send = (page: Page) => offer(page).getByRole("button", { name: "Download the PDF" });

/** The case page with the form of its download open and filled in. */
async function openForm(page: Page, address = PAGE, email = newEmail()) {
  await page.goto(address);
  await waitForHydration(page);
  await offer(page).getByRole("button", { name: "Get the PDF" }).click();
  await expect(offer(page).getByLabel("Name", { exact: true })).toBeFocused();
  await fillLeadForm(offer(page), visitor(email));
  return email;
}

test("a double click stores one lead with its study and attribution, and starts the download; the receipt takes focus once", async ({
  page,
}) => {
  const email = await openForm(page, `${PAGE}?utm_source=letter&test_session=true`);
  await expectNoViolations(page);
  const downloading = page.waitForEvent("download");
  await send(page).dblclick();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${SLUG}.pdf`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const receipt = offer(page).getByRole("status");
  await expect(receipt).toContainText("Thank you.");
  await expect(receipt).toBeFocused();
  await expect(receipt.getByRole("link", { name: "Download the PDF again" })).toHaveAttribute(
    "href",
    `${PAGE}${SLUG}.pdf`,
  );
  await receipt.evaluate((element) =>
    element.addEventListener("focus", () => element.setAttribute("data-refocused", "")),
  );
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL(/#main$/u);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await expect(receipt).not.toHaveAttribute("data-refocused");
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
});

for (const region of ["in", "us"]) {
  test(`in region ${region} the PDF comes with a conversion and a toast, and no booking link`, async ({
    page,
  }) => {
    await openForm(page, `${PAGE}?region=${region}`);
    const toast = page.getByRole("status").filter({ has: page.getByRole("button") });
    await Promise.all([
      page.waitForEvent("download"),
      expect(toast).toContainText("Your download has started."),
      send(page).click(),
    ]);
    await expect(page).toHaveURL(`${PAGE}?region=${region}`);
    await expect(page.locator('a[href^="http://booking.example"]')).toHaveCount(0);
    expect(JSON.stringify(await dataLayer(page))).toContain('"conversion"');
  });
}

test("each of two studies leaves a lead of its own; the same one again leaves none", async ({
  page,
}) => {
  const email = await openForm(page);
  await Promise.all([page.waitForEvent("download"), send(page).click()]);
  await Promise.all([
    page.waitForEvent("download"),
    offer(page).getByRole("link", { name: "Download the PDF again" }).click(),
  ]);
  await openForm(page, `/case-study/${OTHER}/`, email);
  const [other] = await Promise.all([page.waitForEvent("download"), send(page).click()]);
  expect(other.suggestedFilename()).toBe(`${OTHER}.pdf`);
  expect(leadsOf(email).map(({ caseStudy }) => caseStudy)).toEqual([OTHER, SLUG]);
});

test("a lead whose answer was lost is sent again by the visitor, and stored once", async ({
  page,
  watch,
}) => {
  await page.route(CALL, async (route) => {
    if (route.request().method() === "POST") await route.fetch();
    await route.abort();
  });
  const email = await openForm(page);
  await send(page).click();
  await expect(offer(page).getByText("Not sent:")).toBeVisible();
  expect(leadsOf(email)).toHaveLength(1);
  await page.unroute(CALL);
  await Promise.all([page.waitForEvent("download"), send(page).click()]);
  expect(leadsOf(email)).toHaveLength(1);
  // The browser reports the failed call itself; nothing else may be reported.
  expect(watch.faults.filter((fault) => !fault.includes("net::ERR_FAILED"))).toEqual([]);
  watch.faults.length = 0;
});

test("a failing API shows its message and keeps the values, over a reload too", async ({
  page,
  watch,
}) => {
  await page.route(CALL, (route) =>
    route.fulfill({
      status: 503,
      headers: { "access-control-allow-origin": "*" },
      json: { error: { message: "We are moving house." } },
    }),
  );
  const email = await openForm(page);
  await send(page).click();
  await expect(offer(page).getByText("Not sent: We are moving house.")).toBeVisible();
  await expect(offer(page).getByLabel("Work email")).toHaveValue(email);
  await page.unroute(CALL);
  await page.reload();
  await waitForHydration(page);
  await expect(offer(page).getByLabel("Work email")).toHaveValue(email);
  const downloading = page.waitForEvent("download");
  await send(page).click();
  await downloading;
  expect(leadsOf(email)).toHaveLength(1);
  watch.faults.splice(0);
});

test("the form appears when a visitor asks for it, and nothing links to the PDF before", async ({
  page,
  request,
}) => {
  const html = await (await request.get(PAGE)).text();
  expect(html).not.toContain(".pdf");
  expect(await (await request.get("/sitemap-0.xml")).text()).not.toContain(".pdf");
  await page.goto(PAGE);
  await waitForHydration(page);
  await expect(offer(page).getByRole("textbox")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page names people who can send the PDF, and shows no button that does nothing", async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(offer(page).getByRole("button")).toHaveCount(0);
    await expect(offer(page).getByRole("link", { name: /^\+91/u })).toBeVisible();
    await expect(offer(page).getByRole("link", { name: /@/u })).toBeVisible();
  });
});
