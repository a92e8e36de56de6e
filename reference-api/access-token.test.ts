import { expect, test } from "@jest/globals";
import { leadPayload } from "./testing/leads";
import { errorIn, SITE, startServer } from "./testing/server";

const ENV = { API_TOKEN: "t0ken" };

test.each([
  ["no token", {}],
  ["an empty token", { "access-token": "" }],
  ["another token", { "access-token": "t1ken" }],
  ["the token and more", { "access-token": "t0ken2" }],
  ["part of the token", { "access-token": "t0ke" }],
  ["the token twice", { "access-token": ["t0ken", "t0ken"] }],
])("a lead with %s is refused, and the site can read why", async (_, headers) => {
  const { send, leads } = await startServer(ENV);

  const response = await send({
    method: "POST",
    url: "/company_leads",
    headers,
    payload: leadPayload(),
  });

  expect(errorIn(response)).toEqual([401, expect.stringMatching(/could not sign in/)]);
  expect(response.headers["access-control-allow-origin"]).toBe(SITE);
  expect(await leads()).toEqual([]);
});

test.each([
  ["/countries", 401],
  ["/essential_supplies", 401],
  ["/blog/get_likes", 401],
  ["/healthz", 200],
])("%s without the token is answered with %i, and with it as usual", async (url, status) => {
  const { get, send } = await startServer(ENV);

  expect((await get(url)).statusCode).toBe(status);
  expect((await send({ url, headers: { "access-token": "t0ken" } })).statusCode).toBe(200);
});

test("without a configured token any request is accepted", async () => {
  const { get, send } = await startServer();

  expect((await get("/countries")).statusCode).toBe(200);
  expect((await send({ url: "/countries", headers: { "access-token": "x" } })).statusCode).toBe(
    200,
  );
});
