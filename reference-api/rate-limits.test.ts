import { expect, jest, test } from "@jest/globals";
import { purgeExpired } from "./stores/erasure";
import { openTestDatabase } from "./testing/databases";
import { leadPayload } from "./testing/leads";
import { errorIn, SITE, startServer, type TestRequest, type TestServer } from "./testing/server";

jest.setTimeout(60_000);

const LEAD: TestRequest = { method: "POST", url: "/company_leads", payload: leadPayload() };
const OTP: TestRequest = {
  method: "POST",
  url: "/v1/verify_otp",
  payload: { phone: { prefix: "+91", number: "9876543210" }, otp: "000000" },
};
const LIKES: TestRequest = { url: "/blog/get_likes" };

const statusOf = async ({ send }: TestServer, request: TestRequest): Promise<number> =>
  (await send(request)).statusCode;

/** How often a request is served before the limit refuses it. */
async function limitOf(server: TestServer, request: TestRequest): Promise<number> {
  for (let served = 0; served < 10; served += 1) {
    if ((await statusOf(server, request)) === 429) return served;
  }
  throw new Error("There is no limit");
}

test("leads, one-time passwords and other calls have limits of their own, the health check none", async () => {
  const server = await startServer({
    API_RATE_LIMIT_LEADS: "4",
    API_RATE_LIMIT_OTP: "2",
    API_RATE_LIMIT_OTHER: "6",
  });

  expect(await limitOf(server, LEAD)).toBe(4);
  expect(await limitOf(server, OTP)).toBe(2);
  expect(await limitOf(server, LIKES)).toBe(6);
  expect(await statusOf(server, { url: "/nothing" })).toBe(429);
  expect(await statusOf(server, { url: "/healthz" })).toBe(200);
});

test("a refused call says why and when to try again, and stores nothing", async () => {
  const server = await startServer({ API_RATE_LIMIT_LEADS: "1" });
  await server.send(LEAD);

  const response = await server.post(
    "/company_leads",
    leadPayload({ company_email: "ravi@example.co" }),
  );

  expect(errorIn(response)).toEqual([429, expect.stringMatching(/wait a minute/)]);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  expect(response.headers["access-control-allow-origin"]).toBe(SITE);
  expect(response.headers["access-control-expose-headers"]).toBe("retry-after, x-request-id");
  expect(await server.leads()).toHaveLength(1);
});

test("calls are served again after a minute, also by a clock that is set back a day", async () => {
  const server = await startServer({ API_RATE_LIMIT_LEADS: "1" });
  await server.send(LEAD);
  server.advance(-86_400_000);

  const { statusCode, headers } = await server.send(LEAD);

  expect([statusCode, headers["retry-after"]]).toEqual([429, "60"]);
  server.advance(59_999);
  expect(await statusOf(server, LEAD)).toBe(429);
  server.advance(1);
  expect(await statusOf(server, LEAD)).toBe(201);
});

test("each IP address has its own limit", async () => {
  const server = await startServer({ API_RATE_LIMIT_LEADS: "1" });

  expect(await statusOf(server, { ...LEAD, remoteAddress: "203.0.113.7" })).toBe(201);
  expect(await statusOf(server, { ...LEAD, remoteAddress: "203.0.113.7" })).toBe(429);
  expect(await statusOf(server, { ...LEAD, remoteAddress: "203.0.113.8" })).toBe(201);
});

test.each([
  ["from a trusted proxy counts", "127.0.0.1", 201],
  ["from anyone else is ignored", "10.0.0.1", 429],
])("a forwarded address %s", async (_, trusted, status) => {
  const server = await startServer({ API_RATE_LIMIT_LEADS: "1", API_TRUST_PROXY: trusted });
  await server.send({ ...LEAD, headers: { "x-forwarded-for": "203.0.113.7" } });

  const second = { ...LEAD, headers: { "x-forwarded-for": "203.0.113.8" } };

  expect(await statusOf(server, second)).toBe(status);
});

test("a trusted proxy can't avoid the limit by another way to write an address", async () => {
  const server = await startServer({ API_RATE_LIMIT_LEADS: "1", API_TRUST_PROXY: "loopback" });
  const from = (address: string) =>
    statusOf(server, { ...LEAD, headers: { "x-forwarded-for": address } });

  for (const [first, ...others] of [
    ["203.0.113.7", "203.0.113.7:1024", "::ffff:203.0.113.7", "203.0.113.7, 127.0.0.1:1024"],
    ["2001:db8::7", "[2001:db8::7]:1024", "2001:db8:0:0:8::9"],
    ["unknown", "_hidden:x, 203.0.113.7:1:2"],
    ["203.0.113.99"],
  ] as const) {
    expect([first, await from(first)]).toEqual([first, 201]);
    for (const other of others) expect([other, await from(other)]).toEqual([other, 429]);
  }
});

// The counts are in the database, so no number of other addresses pushes one out of a memory.
test("a limited address stays limited after a restart", async () => {
  const env = { API_RATE_LIMIT_OTHER: "1" };
  const first = await startServer(env);
  await statusOf(first, LIKES);
  await first.app.close();

  const second = await startServer(env, undefined, first.target);

  expect(await statusOf(second, LIKES)).toBe(429);
});

test("the database has no address, and forgets it after the minute", async () => {
  const server = await startServer();
  await server.send({ ...LIKES, remoteAddress: "203.0.113.7" });
  const names = () => server.database.db.selectFrom("limits").select("name").execute();
  expect(JSON.stringify(await names())).not.toContain("203.0.113");
  expect(await names()).toHaveLength(1);

  server.advance(60_000);
  await purgeExpired(server.database.db, server.now(), 0);

  expect(await names()).toEqual([]);
});

test("calls are served without a limit while the counters can't be written", async () => {
  const { counters, close } = await openTestDatabase();
  await close();
  const server = await startServer({ API_RATE_LIMIT_OTHER: "1" }, (database) => ({
    ...database,
    counters,
  }));

  for (let round = 0; round < 3; round += 1) expect(await statusOf(server, LIKES)).toBe(200);
});
