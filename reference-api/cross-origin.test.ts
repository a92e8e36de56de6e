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

test("only an allowed origin gets permission", async () => {
  const { send } = await startServer(ENV);
  const permissionFor = async (request: TestRequest) => {
    const { headers } = await send(request);
    expect(headers.vary).toMatch(/Origin/);
    return headers["access-control-allow-origin"];
  };

  for (const origin of [SITE, "http://localhost:9000"]) {
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
