/** @jest-environment node */
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { leadPayload } from "./testing/leads";
import { messageIn, startServer, type TestRequest, type TestServer } from "./testing/server";

jest.setTimeout(60_000);

const SITE = "http://localhost:9000";
const LEAD: TestRequest = { method: "POST", url: "/company_leads", payload: leadPayload() };
const OTP: TestRequest = {
  method: "POST",
  url: "/v1/generate_otp",
  payload: { phone: { prefix: "+91", number: "9876543210" } },
};
const LIKES: TestRequest = { method: "GET", url: "/blog/get_likes" };

const NOON = Date.parse("2026-01-31T12:00:00.000Z");

// The clock stands still, so that a slow machine does not reach the next minute within a test.
beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(NOON);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Sends a request often enough to pass the limit, and returns how often it was served. */
async function timesServed({ send }: TestServer, request: TestRequest): Promise<number> {
  for (let served = 0; served < 1000; served += 1) {
    if ((await send(request)).statusCode === 429) return served;
  }
  throw new Error("There is no limit");
}

test("the limits are those of the configuration", async () => {
  const server = await startServer({
    API_RATE_LIMIT_LEADS: "4",
    API_RATE_LIMIT_OTP: "2",
    API_RATE_LIMIT_OTHER: "6",
  });

  expect(await timesServed(server, LEAD)).toBe(4);
  expect(await timesServed(server, OTP)).toBe(2);
  expect(await timesServed(server, LIKES)).toBe(6);
});

test("without configuration leads have more room than one-time passwords", async () => {
  const server = await startServer();

  expect(await timesServed(server, LEAD)).toBe(60);
  expect(await timesServed(server, OTP)).toBe(5);
  expect(await timesServed(server, LIKES)).toBe(300);
});

test("beyond the limit the answer says so, and when to come back", async () => {
  const { send, leads } = await startServer({ API_RATE_LIMIT_LEADS: "1" });
  await send(LEAD);

  const response = await send({
    ...LEAD,
    headers: { origin: SITE },
    payload: leadPayload({ company_email: "ravi@example.co" }),
  });

  expect(response.statusCode).toBe(429);
  expect(messageIn(response)).toMatch(/wait a minute/);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  expect(response.headers["access-control-allow-origin"]).toBe(SITE);
  expect(response.headers["access-control-expose-headers"]).toBe("retry-after");
  expect(leads()).toHaveLength(1);
});

test("after a minute there is room again", async () => {
  const { send } = await startServer({ API_RATE_LIMIT_LEADS: "1" });
  await send(LEAD);

  jest.mocked(Date.now).mockReturnValue(NOON + 59_999);
  expect((await send(LEAD)).statusCode).toBe(429);
  jest.mocked(Date.now).mockReturnValue(NOON + 60_000);
  expect((await send(LEAD)).statusCode).toBe(201);
});

test("an address that is no call is limited as well", async () => {
  const server = await startServer({ API_RATE_LIMIT_OTHER: "3" });

  expect(await timesServed(server, { method: "GET", url: "/nothing" })).toBe(3);
});

test("one address does not use up another's room", async () => {
  const { send } = await startServer({ API_RATE_LIMIT_LEADS: "1" });

  expect((await send({ ...LEAD, remoteAddress: "203.0.113.7" })).statusCode).toBe(201);
  expect((await send({ ...LEAD, remoteAddress: "203.0.113.7" })).statusCode).toBe(429);
  expect((await send({ ...LEAD, remoteAddress: "203.0.113.8" })).statusCode).toBe(201);
});

test.each([
  ["is believed", "127.0.0.1", 201],
  ["is not believed", "10.0.0.1", 429],
])("a forwarded address %s where %s is the trusted proxy", async (_, trusted, second) => {
  const { send } = await startServer({ API_RATE_LIMIT_LEADS: "1", API_TRUST_PROXY: trusted });

  await send({ ...LEAD, headers: { "x-forwarded-for": "203.0.113.7" } });
  const response = await send({ ...LEAD, headers: { "x-forwarded-for": "203.0.113.8" } });

  expect(response.statusCode).toBe(second);
});

test("the health check has no limit", async () => {
  const { get } = await startServer({ API_RATE_LIMIT_OTHER: "1" });

  for (let round = 0; round < 5; round += 1) {
    expect((await get("/healthz")).statusCode).toBe(200);
  }
});
