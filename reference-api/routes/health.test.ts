/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { messageIn, startServer } from "../testing/server";

test("a server that can read its database is healthy", async () => {
  const { get } = await startServer();

  const response = await get("/healthz");

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: "ok" });
});

test("a server that cannot is not", async () => {
  const { get, database } = await startServer();
  database.exec("DROP TABLE leads");

  const response = await get("/healthz");

  expect(response.statusCode).toBe(503);
  expect(messageIn(response)).not.toMatch(/table|SQL/);
});
