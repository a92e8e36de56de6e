import { expect, test } from "@jest/globals";
import { startServer, type TestRequest } from "./testing/server";

const SITE = "https://www.example.com";
const ENV = { API_ALLOWED_ORIGINS: `${SITE},http://localhost:9000` };

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
  const { send } = await startServer({ ...ENV, API_TOKEN: "t0ken", API_RATE_LIMIT_LEADS: "1" });

  for (let round = 0; round < 3; round += 1) {
    const response = await send(preflight(SITE));

    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      "access-control-allow-origin": SITE,
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": "content-type, access-token",
      "access-control-max-age": "600",
      vary: "Origin",
    });
  }
});

test.each([
  "https://example.com",
  "http://www.example.com",
  "https://www.example.com:8443",
  "https://www.example.com.evil.example",
  "https://evil.example/https://www.example.com",
  "HTTPS://WWW.EXAMPLE.COM",
  "null",
])("the origin %s gets no permission", async (origin) => {
  const { send } = await startServer(ENV);

  for (const request of [
    preflight(origin),
    { url: "/countries", headers: { origin } },
    { url: "/nothing", headers: { origin } },
  ]) {
    const { headers } = await send(request);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers.vary).toMatch(/Origin/);
  }
});

test.each([SITE, "http://localhost:9000"])("the allowed origin %s gets it", async (origin) => {
  const { send } = await startServer(ENV);

  const { headers } = await send({ url: "/countries", headers: { origin } });

  expect(headers["access-control-allow-origin"]).toBe(origin);
});
