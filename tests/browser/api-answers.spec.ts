import type { Locator } from "@playwright/test";
import { CORS, useFaultyApi, type Answer } from "./support/faulty-api";
import {
  BOOKING,
  expectValues,
  fillLeadForm,
  GENERAL,
  LEADS,
  openFilledForm,
  send,
  submitButton,
  visitor,
} from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";
import { isToasts } from "./support/toasts";

/** What browsers themselves make of an answer; what the client makes of a body is in `request.test`. */

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

/** An answer after which a lead counts as not sent, and the API's words for the visitor. */
type Failure = readonly [string, Answer, string?];

const ERRORS: readonly Failure[] = [
  ["400 without a body", answer(400)],
  ["429 with a message", answer(429, message("Wait a minute.")), "Wait a minute."],
  ["500 with 4 MB of HTML", html(500, 200_000)],
  ["503 that is no gzip", notGzip(503)],
  ["503 whose body is cut off", cutOff(503)],
];

/** Answers that say nothing about whether the lead was stored. */
const LOST: readonly Failure[] = [
  ["205", answer(205)],
  ["304", answer(304)],
  ["a redirect that keeps the method", answer(307, "", { ...CORS, location: "/company_leads" })],
  ["no CORS header", answer(201, "{}", {})],
  ["a reset", (response) => response.destroy()],
  ["bytes that are not HTTP", ({ socket }) => socket?.end("\0\0\0 not http \r\n\r\n")],
];

/** Answers after which a lead is stored, whatever their body. */
const SUCCESSES: readonly (readonly [string, Answer])[] = [
  ["200 with 4 MB of HTML", html(200, 200_000)],
  ["201 without a body", answer(201)],
  ["201 whose body is cut off", cutOff(201)],
  ["201 that is no gzip", notGzip(201)],
];

async function expectNotSent(form: Locator, email: string, why = GENERAL): Promise<void> {
  await expect(submitButton(form)).toBeEnabled();
  await expect(form.getByText("Not sent")).toContainText(`Not sent: ${why}`);
  await expectValues(form, email);
}

test.afterEach(({ watch }) =>
  expectFaults(watch, /Failed to load resource|blocked by CORS policy|net::ERR_/u),
);

test("after any failing answer every value stays, and the lead is stored once by the retry", async ({
  page,
}) => {
  const email = newEmail();
  const form = await openFilledForm(page, email);
  const api = await useFaultyApi(page);
  const fail = async ([name, fault, why]: Failure, isStored: boolean) =>
    test.step(name, async () => {
      const before = api.calls;
      api.answer = async (response, store) => {
        if (isStored) await store();
        await fault(response, store);
      };
      await send(form);
      await expect.poll(() => api.calls).toBeGreaterThan(before);
      await expectNotSent(form, email, why);
    });
  for (const failure of ERRORS) await fail(failure, false);
  expect(leadsOf(email)).toEqual([]);
  for (const failure of LOST) await fail(failure, true);
  expect(leadsOf(email)).toHaveLength(1);
  api.close();
  await page.unroute(LEADS);
  await send(form);
  await page.waitForURL(BOOKING);
  expect(leadsOf(email)).toHaveLength(1);
});

test("after any successful answer the lead is confirmed, whatever its body", async ({ page }) => {
  await open(page, "/request-demo/?region=us");
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
  await page.waitForURL(BOOKING);
  expect(leadsOf(email)).toHaveLength(1);
});

test("a visitor who goes offline reads why, keeps the form over a failed link and sends it later, once", async ({
  page,
  context,
}) => {
  const email = newEmail();
  // The code of toasts comes with the first use of a form.
  const loaded = page.waitForResponse((response) => isToasts(response));
  const form = await openFilledForm(page, email);
  await loaded;
  await context.setOffline(true);
  await send(form);
  await expect(page.getByRole("alert")).toHaveText(GENERAL);
  await expectNotSent(form, email);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).not.toHaveURL("/request-demo/");
  expect(leadsOf(email)).toEqual([]);

  await context.setOffline(false);
  await open(page, "/request-demo/");
  await expect(form.getByLabel("Work email")).toHaveValue(email);
  await send(form);
  await page.waitForURL(BOOKING);
  expect(leadsOf(email)).toHaveLength(1);
});
