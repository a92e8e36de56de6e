import { readFileSync } from "node:fs";
import { answerConsent } from "./support/answered";
import { dataLayer } from "./support/data-layer";
import { fillLeadForm, LEADS, refuseLeads, send } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { follow } from "./support/navigation";
import { expect, expectFaults, open, test, waitForHydration } from "./support/test";
import { fakeVendors, sentByVendors } from "./support/vendors";

test("what a visitor types reaches the API, and no tag, CRM, cookie, console, log or other address", async ({
  page,
  baseURL,
  watch,
}) => {
  const email = newEmail();
  const person = { name: "Ananya Zyxwv", email, phone: "9876500071", company: "Quorvix Mills" };
  const needs = "Brindlewick tubes";
  const personal = [
    email.split("@")[0] ?? "",
    "Ananya",
    "Zyxwv",
    "98765",
    "Quorvix",
    "Brindlewick",
  ];
  const messages: string[] = [];
  const addresses: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("request", (request) => {
    // The site's own server gets the address of the thanks.
    if (!request.url().startsWith(`${baseURL ?? ""}/`)) addresses.push(request.url());
  });
  await fakeVendors(page);
  await answerConsent(page.context(), "granted");

  await open(page, "/contact-sales/?region=us");
  const form = page.getByRole("main");
  await form.getByLabel("Requirements").fill(needs);
  await fillLeadForm(form, person);
  await refuseLeads(page, "Please try again.");
  await send(form);
  await expect(form.getByText("Not sent: Please try again.")).toBeVisible();
  await page.unroute(LEADS);
  await send(form);
  // The address of the thanks has them, as specified, and the tags get it without.
  await expect(page).toHaveURL(/firstname=Ananya/u);
  await follow(page, "/careers/");
  await expect(page).toHaveURL("/careers/");
  await waitForHydration(page);
  await expect.poll(async () => (await sentByVendors(page)).length).toBeGreaterThan(3);
  expect(leadsOf(email)).toHaveLength(1);

  const places = {
    tags: JSON.stringify(await dataLayer(page)),
    crm: await page.evaluate(() => JSON.stringify([window._hsq, window._hsp])),
    sent: JSON.stringify(await sentByVendors(page)),
    "addresses of the CRM": await page.evaluate(() =>
      JSON.stringify(Reflect.get(window, "addressesOfCrm")),
    ),
    cookies: JSON.stringify(await page.context().cookies()),
    kept: await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])),
    console: messages.join("\n"),
    addresses: addresses.join("\n"),
    log: readFileSync(process.env.API_LOG ?? "", "utf8"),
  };
  for (const [place, text] of Object.entries(places)) {
    const found = personal.filter((value) => text.includes(value));
    expect(found, place).toEqual([]);
  }
  expectFaults(watch);
});
