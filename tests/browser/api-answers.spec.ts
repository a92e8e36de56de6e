import type { Locator, Page, Route } from "@playwright/test";
import { serveSite } from "../../scripts/lib/static-server";
import { CORS, useFaultyApi, type Answer } from "./support/faulty-api";
import { fillLeadForm, GENERAL, LEADS, submitButton, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, test, waitForHydration } from "./support/test";

const FORM = "/request-demo/";
const JSON_TYPE = { ...CORS, "content-type": "application/json" };

const answer =
  (status: number, body = "", headers: Record<string, string> = JSON_TYPE): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

const html = (status: number, size = 1) =>
  answer(status, "<h1>Bad gateway</h1>".repeat(size), { ...CORS, "content-type": "text/html" });

const message = (value: unknown) => JSON.stringify({ error: { message: value } });

/** Ends the connection after the first bytes of a body. */
const cutOff =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status, { ...JSON_TYPE, "content-length": "500" });
    response.write('{"error":{"mess', () => response.destroy());
  };

const notGzip = (status: number) =>
  answer(status, "no gzip", { ...JSON_TYPE, "content-encoding": "gzip" });

const raw =
  (bytes: string): Answer =>
  ({ socket }) =>
    socket?.end(bytes);

/** An answer after which a lead counts as not sent, and the API's words for the visitor. */
type Failure = readonly [string, Answer, string?];

const ERRORS: readonly Failure[] = [
  ["400 without a body", answer(400)],
  ["401 with text", answer(401, "No", { ...CORS, "content-type": "text/plain" })],
  ["403 with a page", html(403)],
  ["404 with null", answer(404, "null")],
  ["409 with a number", answer(409, "5")],
  ["413 with a text in JSON", answer(413, '"too large"')],
  ["418 with a list", answer(418, "[1]")],
  ["422 with an error that is text", answer(422, '{"error":"No"}')],
  ["422 with a message that is a number", answer(422, message(5))],
  ["422 with a blank message", answer(422, message(" \u200b"))],
  ["429 with a message", answer(429, message("Wait a minute.")), "Wait a minute."],
  ["500 with 4 MB of HTML", html(500, 200_000)],
  ["500 with a message of 1 MB", answer(500, message("a".repeat(1e6))), "a".repeat(300)],
  ["502 with half an object", answer(502, '{"error":')],
  ["503 with 100,000 open lists", answer(503, "[".repeat(1e5))],
  ["503 that is no gzip", notGzip(503)],
  ["503 whose body is cut off", cutOff(503)],
  ["600", answer(600)],
];

/** Answers that say nothing about whether the lead was stored. */
const LOST: readonly Failure[] = [
  ["205", answer(205)],
  ["206 with an object", answer(206, "{}")],
  ["207 with a page", html(207)],
  ["226", answer(226)],
  ["300 with a message", answer(300, message("Choose"))],
  ["304", answer(304)],
  ["a redirect", answer(302, "", { ...CORS, location: "/countries" })],
  ["a redirect that keeps the method", answer(307, "", { ...CORS, location: "/company_leads" })],
  ["no CORS header", answer(201, "{}", {})],
  [
    "another site's CORS header",
    answer(201, "{}", { "access-control-allow-origin": "https://a.b" }),
  ],
  ["a reset", (response) => response.destroy()],
  ["bytes that are not HTTP", raw("\0\0\0 not http \r\n\r\n")],
];

/** Answers after which a lead is stored, whatever their body. */
const SUCCESSES: readonly (readonly [string, Answer])[] = [
  ["200 with a page", html(200)],
  ["201 without a body", answer(201)],
  ["202 with 4 MB", html(202, 200_000)],
  ["203 with null", answer(203, "null")],
  ["204", answer(204)],
  ["201 whose body is cut off", cutOff(201)],
  ["201 that is no gzip", notGzip(201)],
];

async function openFilledForm(page: Page, email: string, address = FORM): Promise<Locator> {
  await page.goto(address);
  await waitForHydration(page);
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(email));
  return form;
}

async function expectNotSent(form: Locator, email: string, why = GENERAL): Promise<void> {
  await expect(submitButton(form)).toBeEnabled();
  await expect(form.getByText("Not sent")).toContainText(`Not sent: ${why}`);
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Asha Rao");
  await expect(form.getByLabel("Work email")).toHaveValue(email);
  await expect(form.getByLabel("Phone")).toHaveValue("98765 43210");
  await expect(form.getByLabel("Company name")).toHaveValue("Example Co");
}

/** Enter in a field: a toast may cover the button. */
const send = (form: Locator) => form.getByLabel("Company name").press("Enter");

// The browser reports each failed request. Nothing else may be reported.
test.afterEach(({ watch }) => {
  const own = /Failed to load resource|blocked by CORS policy|net::ERR_/u;
  expect(watch.faults.splice(0).filter((fault) => !own.test(fault))).toEqual([]);
});

test("after any failing answer every value stays, and the lead is stored once by the retry", async ({
  page,
}) => {
  test.slow();
  const email = newEmail();
  const form = await openFilledForm(page, email);
  const api = await useFaultyApi(page);
  const fail = async ([name, fault, why]: Failure, isStored: boolean) =>
    test.step(`${name}, ${isStored ? "stored" : "not stored"}`, async () => {
      const before = api.calls;
      api.answer = async (response, store) => {
        if (isStored) await store();
        await fault(response, store);
      };
      await send(form);
      await expect.poll(() => api.calls).toBeGreaterThan(before);
      await expectNotSent(form, email, why);
    });
  for (const failure of [...ERRORS, ...LOST]) await fail(failure, false);
  expect(leadsOf(email)).toEqual([]);
  for (const failure of LOST) await fail(failure, true);
  expect(leadsOf(email)).toHaveLength(1);
  api.close();
  await page.unroute(LEADS);
  await send(form);
  await page.waitForURL("http://booking.example/**");
  expect(leadsOf(email)).toHaveLength(1);
});

test("after any successful answer the lead is confirmed, whatever its body", async ({ page }) => {
  await page.goto(`${FORM}?region=us`);
  await waitForHydration(page);
  const form = page.getByRole("main");
  const api = await useFaultyApi(page);
  for (const [name, reply] of SUCCESSES) {
    await test.step(name, async () => {
      const email = newEmail();
      api.answer = async (response, store) => {
        await store();
        await reply(response, store);
      };
      await fillLeadForm(form, visitor(email));
      await send(form);
      await expect(page).toHaveURL(new RegExp(encodeURIComponent(email), "u"));
      await expect(form.getByLabel("Company name")).toHaveValue("");
      expect(leadsOf(email)).toHaveLength(1);
    });
  }
  api.close();
});

test("a lead that the API stores but does not answer in 15 s can be sent again, and is stored once", async ({
  page,
}) => {
  await page.clock.install();
  const email = newEmail();
  const form = await openFilledForm(page, email);
  const api = await useFaultyApi(page);
  api.answer = (_, store) => store();
  await send(form);
  await expect.poll(() => leadsOf(email)).toHaveLength(1);
  await page.clock.fastForward(14_000);
  await expect(submitButton(form)).toHaveText("Sending…");
  await page.clock.fastForward(1000);
  await expectNotSent(form, email);
  api.close();
  await page.unroute(LEADS);
  await send(form);
  await page.waitForURL("http://booking.example/**");
  expect(leadsOf(email)).toHaveLength(1);
});

test("on a site that the API does not know, nothing is stored, and the form says so", async ({
  browser,
}) => {
  const server = await serveSite("public", 0);
  // Playwright answers the preflight of a page with routes itself.
  const page = await browser.newPage();
  try {
    const email = newEmail();
    const form = await openFilledForm(page, email, server.listeningOrigin + FORM);
    await send(form);
    await expectNotSent(form, email);
    expect(leadsOf(email)).toEqual([]);
  } finally {
    await page.close();
    await server.close();
  }
});

test("a visitor who goes offline keeps the form over a failed link and sends it later, once", async ({
  page,
  context,
}) => {
  const email = newEmail();
  const form = await openFilledForm(page, email);
  await context.setOffline(true);
  await send(form);
  await expectNotSent(form, email);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).not.toHaveURL(FORM);
  expect(leadsOf(email)).toEqual([]);

  await context.setOffline(false);
  await page.goto(FORM);
  await waitForHydration(page);
  await expect(form.getByLabel("Work email")).toHaveValue(email);
  await send(form);
  await page.waitForURL("http://booking.example/**");
  expect(leadsOf(email)).toHaveLength(1);
});

test("a country list that fails or can't be read changes nothing, and a lead from India is stored", async ({
  page,
}) => {
  const lists: readonly Parameters<Route["fulfill"]>[0][] = [
    { status: 500, body: "<h1>No</h1>", headers: CORS },
    { json: { countries: { IN: "+91" }, user_country: ["US"] }, headers: CORS },
    { json: { countries: [{ country_code: "US", phone_prefix: "javascript:" }] }, headers: CORS },
  ];
  for (const list of lists) {
    const email = newEmail();
    await page.route("**/countries", (route) => route.fulfill(list));
    const asked = page.waitForResponse("**/countries");
    const form = await openFilledForm(page, email);
    await asked;
    await expect(form.getByLabel("Country code")).toHaveValue("IN");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await send(form);
    await page.waitForURL("http://booking.example/**");
    expect(leadsOf(email).map(({ lead }) => lead.phone.prefix)).toEqual(["+91"]);
    await page.unroute("**/countries");
  }
});
