import { CORS, useFaultyApi, type Answer } from "./support/faulty-api";
import { expectValues, fillLeadForm, GENERAL, LEADS, send, visitor } from "./support/lead-form";
import { leadsOf, newEmail } from "./support/leads";
import { expect, expectFaults, open, test } from "./support/test";

/** What browsers themselves make of an answer; what the client makes of a body is in `request.test`. */

const JSON_TYPE = { ...CORS, "content-type": "application/json" };

const answer =
  (status: number, body = "", headers: Record<string, string> = JSON_TYPE): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

/** Ends the connection after the first bytes of a body. */
const cutOff =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status, { ...JSON_TYPE, "content-length": "500" });
    response.write('{"error":{"mess', () => response.destroy());
  };

const notGzip = (status: number) =>
  answer(status, "no gzip", { ...JSON_TYPE, "content-encoding": "gzip" });

type Answers = readonly (readonly [string, Answer])[];

/** Answers after which a lead counts as not sent. */
const ERRORS: Answers = [
  ["503 that is no gzip", notGzip(503)],
  ["503 whose body is cut off", cutOff(503)],
];

/** Answers that say nothing about whether the lead was stored. */
const LOST: Answers = [
  ["a redirect that keeps the method", answer(307, "", { ...CORS, location: "/company_leads" })],
  ["no CORS header", answer(201, "{}", {})],
  ["a reset", (response) => response.destroy()],
  ["bytes that are not HTTP", ({ socket }) => socket?.end("\0\0\0 not http \r\n\r\n")],
];

/** Answers after which a lead is stored, whatever their body. */
const SUCCESSES: Answers = [
  ["201 whose body is cut off", cutOff(201)],
  ["201 that is no gzip", notGzip(201)],
];

test("after any failing answer every value stays, and the lead is stored once by the retry; any successful answer confirms it", async ({
  page,
  watch,
}) => {
  await page.clock.install();
  const email = newEmail();
  // A US visitor stays on the page, so one visit serves all.
  await open(page, "/request-demo/?region=us");
  const form = page.getByRole("main");
  await fillLeadForm(form, visitor(email));
  const notSent = form.getByText(`Not sent: ${GENERAL}`);
  const api = await useFaultyApi(page);

  const fail = async ([name, fault]: Answers[number], isStored: boolean) =>
    test.step(name, async () => {
      const before = api.calls;
      api.answer = async (response, store) => {
        if (isStored) await store();
        await fault(response, store);
      };
      await send(form);
      await expect.poll(() => api.calls).toBeGreaterThan(before);
      await expect(notSent).toBeVisible();
      await expectValues(form, email);
    });
  for (const error of ERRORS) await fail(error, false);
  expect(leadsOf(email)).toEqual([]);
  for (const lost of LOST) await fail(lost, true);

  await test.step("no answer in 15 s", async () => {
    const before = api.calls;
    api.answer = (_, store) => store();
    await send(form);
    await expect.poll(() => api.calls).toBe(before + 1);
    await page.clock.fastForward(14_000);
    await expect(form.getByText("Sending…")).toBeVisible();
    await page.clock.fastForward(1000);
    await expect(notSent).toBeVisible();
    await expectValues(form, email);
    expect(leadsOf(email)).toHaveLength(1);
  });

  const succeed = async (own: string) => {
    await send(form);
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(own), "u"));
    await expect(form.getByLabel("Company name")).toHaveValue("");
    expect(leadsOf(own)).toHaveLength(1);
  };
  for (const [name, reply] of SUCCESSES) {
    await test.step(name, async () => {
      const own = newEmail();
      api.answer = async (response, store) => {
        await store();
        await reply(response, store);
      };
      await fillLeadForm(form, visitor(own));
      await succeed(own);
    });
  }
  await fillLeadForm(form, visitor(email));
  api.close();
  await page.unroute(LEADS);
  await succeed(email);
  expectFaults(watch, /Failed to load resource|blocked by CORS policy|net::ERR_/u);
});
