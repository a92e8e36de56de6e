import { expect, test } from "@jest/globals";
import { contract } from "./contract";
import { leadPayload } from "./testing/leads";
import { errorIn, SITE, startServer, type TestRequest } from "./testing/server";

const operations = contract.operationIds.map((id) => contract.operation(id));

test("the server serves the nine calls of the website and the health checks", async () => {
  const { app } = await startServer();

  expect(operations.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
    "GET /blog/get_likes",
    "GET /countries",
    "GET /essential_supplies",
    "GET /healthz",
    "GET /readyz",
    "POST /api/company_leads/download_case_study",
    "POST /blog/like",
    "POST /blog/subscribe",
    "POST /company_leads",
    "POST /v1/generate_otp",
    "POST /v1/verify_otp",
  ]);
  expect(operations.filter(({ method, url }) => !app.hasRoute({ method, url }))).toEqual([]);
});

const OWN_SITE = "https://www.example.com";
const ORIGINS = { API_ALLOWED_ORIGINS: `${OWN_SITE},${SITE}` };

const preflight = (origin: string): TestRequest => ({
  method: "OPTIONS",
  url: "/company_leads",
  headers: {
    origin,
    "access-control-request-method": "POST",
    "access-control-request-headers": "content-type,access-token",
  },
});

test("a preflight needs no token and has no rate limit", async () => {
  const { send } = await startServer({ ...ORIGINS, API_TOKEN: "t0ken", API_RATE_LIMIT_LEADS: "1" });

  for (let round = 0; round < 3; round += 1) {
    const response = await send(preflight(OWN_SITE));

    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      "access-control-allow-origin": OWN_SITE,
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": "content-type, access-token",
      "access-control-max-age": "600",
      vary: "Origin",
    });
  }
});

test("only an allowed origin gets permission", async () => {
  const { send } = await startServer(ORIGINS);
  const permissionFor = async (request: TestRequest) => {
    const { headers } = await send(request);
    expect(headers.vary).toMatch(/Origin/);
    return headers["access-control-allow-origin"];
  };

  for (const origin of [OWN_SITE, SITE]) {
    expect(await permissionFor({ url: "/countries", headers: { origin } })).toBe(origin);
  }
  for (const origin of [
    "https://example.com",
    "http://www.example.com",
    "https://www.example.com:8443",
    "https://www.example.com.evil.example",
    "HTTPS://WWW.EXAMPLE.COM",
    "null",
  ]) {
    expect(await permissionFor(preflight(origin))).toBeUndefined();
    expect(await permissionFor({ url: "/countries", headers: { origin } })).toBeUndefined();
    expect(await permissionFor({ url: "/nothing", headers: { origin } })).toBeUndefined();
  }
});

const TOKEN = { API_TOKEN: "t0ken" };

test("a lead without exactly the token is refused, and the site can read why", async () => {
  const { send, leads } = await startServer(TOKEN);
  const tokens = ["", "t1ken", "t0ken2", "t0ke", ["t0ken", "t0ken"]];

  for (const headers of [{}, ...tokens.map((token) => ({ "access-token": token }))]) {
    const lead = {
      method: "POST",
      url: "/company_leads",
      headers,
      payload: leadPayload(),
    } as const;
    const response = await send(lead);
    expect(errorIn(response)).toEqual([401, expect.stringMatching(/could not sign in/)]);
    expect(response.headers["access-control-allow-origin"]).toBe(SITE);
  }
  expect(await leads()).toEqual([]);
});

test("every call but the health check needs the token", async () => {
  const { get, send } = await startServer(TOKEN);

  for (const [url, status] of [
    ["/countries", 401],
    ["/blog/get_likes", 401],
    ["/healthz", 200],
  ] as const) {
    expect((await get(url)).statusCode).toBe(status);
    expect((await send({ url, headers: { "access-token": "t0ken" } })).statusCode).toBe(200);
  }
});

test("without a configured token any request is accepted", async () => {
  const { get, send } = await startServer();

  expect((await get("/countries")).statusCode).toBe(200);
  expect((await send({ url: "/countries", headers: { "access-token": "x" } })).statusCode).toBe(
    200,
  );
});

test("a request is logged with its method, route and status", async () => {
  const { get, log } = await startServer();

  await get("/blog/get_likes?blog_name=first-post");

  const answered = { method: "GET", route: "/blog/get_likes", status: 200, ms: expect.any(Number) };
  expect(log.map((line): unknown => JSON.parse(line))).toEqual([expect.objectContaining(answered)]);
});

test("the log has no personal data, whatever happens", async () => {
  const { send, post, get, database, log } = await startServer();
  const headers = {
    "access-token": "secret-token",
    "user-agent": "secret-agent",
    "x-forwarded-for": "203.0.113.7",
    cookie: "secret-cookie=1",
  };
  const lead = {
    method: "POST" as const,
    url: "/company_leads",
    headers,
    payload: leadPayload(),
  };

  await send(lead);
  await post("/company_leads", leadPayload({ company_email: "asha@example" }));
  await post("/blog/subscribe", { email: "asha@example.co" });
  await get("/nothing/asha@example.co?email=asha@example.co");
  await get("/blog/get_likes?blog_name=asha@example.co");
  await get("/%ZZasha@example.co");
  await database.db.schema.dropTable("leads").execute();
  await send(lead);

  const text = log.join("");
  expect(text).toContain("no such table");
  expect(log.filter((line) => line.includes('"Answered"'))).toHaveLength(7);
  expect(text).not.toMatch(/asha|example co\b|98765|secret|203\.0\.113|127\.0\.0\.1|newsletter/i);
});
