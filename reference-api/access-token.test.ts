import { expect, test } from "@jest/globals";
import { leadPayload } from "./testing/leads";
import { errorIn, SITE, startServer } from "./testing/server";

const ENV = { API_TOKEN: "t0ken" };

test("a lead without exactly the token is refused, and the site can read why", async () => {
  const { send, leads } = await startServer(ENV);
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
  const { get, send } = await startServer(ENV);

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
