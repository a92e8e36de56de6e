/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { leadPayload } from "./testing/leads";
import { messageIn, startServer } from "./testing/server";

const SITE = "http://localhost:9000";

test.each([
  ["no token", {}],
  ["an empty token", { "access-token": "" }],
  ["another token", { "access-token": "t1ken" }],
  ["the token and more", { "access-token": "t0ken2" }],
  ["part of the token", { "access-token": "t0ke" }],
  ["the token twice", { "access-token": ["t0ken", "t0ken"] }],
])("with a token configured, %s is refused", async (_, headers) => {
  const { send, leads } = await startServer({ API_TOKEN: "t0ken" });

  const response = await send({
    method: "POST",
    url: "/company_leads",
    headers: { ...headers, origin: SITE },
    payload: leadPayload(),
  });

  expect(response.statusCode).toBe(401);
  expect(messageIn(response)).toMatch(/could not sign in/);
  expect(response.headers["access-control-allow-origin"]).toBe(SITE);
  expect(leads()).toEqual([]);
});

test("the right token opens every call", async () => {
  const { send } = await startServer({ API_TOKEN: "t0ken" });
  const headers = { "access-token": "t0ken" };

  const lead = await send({
    method: "POST",
    url: "/company_leads",
    headers,
    payload: leadPayload(),
  });

  expect(lead.statusCode).toBe(201);
  expect((await send({ method: "GET", url: "/countries", headers })).statusCode).toBe(200);
});

test.each(["/countries", "/essential_supplies", "/blog/get_likes"])(
  "the token guards %s too",
  async (url) => {
    const { get } = await startServer({ API_TOKEN: "t0ken" });

    expect((await get(url)).statusCode).toBe(401);
  },
);

test("without a token configured, none is asked for and any is accepted", async () => {
  const { send } = await startServer();

  for (const headers of [{}, { "access-token": "whatever" }]) {
    expect((await send({ method: "GET", url: "/countries", headers })).statusCode).toBe(200);
  }
});

test("the health check needs no token", async () => {
  const { get } = await startServer({ API_TOKEN: "t0ken" });

  expect((await get("/healthz")).statusCode).toBe(200);
});
