/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { leadPayload } from "./testing/leads";
import { startServer } from "./testing/server";

const SITE = "https://www.example.com";
const ENV = { API_ALLOWED_ORIGINS: `${SITE},http://localhost:9000` };
const PREFLIGHT = {
  "access-control-request-method": "POST",
  "access-control-request-headers": "content-type,access-token",
};

test("a preflight is answered before token and rate limit", async () => {
  const { send } = await startServer({ ...ENV, API_TOKEN: "t0ken", API_RATE_LIMIT_LEADS: "1" });

  for (let round = 0; round < 3; round += 1) {
    const response = await send({
      method: "OPTIONS",
      url: "/company_leads",
      headers: { ...PREFLIGHT, origin: SITE },
    });

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

  const answers = [
    await send({ method: "OPTIONS", url: "/company_leads", headers: { ...PREFLIGHT, origin } }),
    await send({ method: "GET", url: "/countries", headers: { origin } }),
    await send({ method: "GET", url: "/nothing", headers: { origin } }),
  ];

  for (const { headers } of answers) {
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers.vary).toMatch(/Origin/);
  }
});

test("each allowed origin is named in the answers to its own requests", async () => {
  const { send } = await startServer(ENV);

  for (const origin of [SITE, "http://localhost:9000"]) {
    const response = await send({
      method: "POST",
      url: "/company_leads",
      headers: { origin },
      payload: leadPayload(),
    });
    expect(response.headers["access-control-allow-origin"]).toBe(origin);
  }
});

test("a request without origin works", async () => {
  const { get } = await startServer(ENV);

  expect((await get("/countries")).statusCode).toBe(200);
});
