/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { loadContract } from "./contract";
import { startServer } from "./testing/server";

const contract = loadContract();

test("the contract has the nine calls of the specification, and the health check", () => {
  const calls = contract.operationIds
    .map((operationId) => contract.operation(operationId))
    .map(({ method, url }) => `${method} ${url}`);

  expect(calls.sort()).toEqual([
    "GET /blog/get_likes",
    "GET /countries",
    "GET /essential_supplies",
    "GET /healthz",
    "POST /api/company_leads/download_case_study",
    "POST /blog/like",
    "POST /blog/subscribe",
    "POST /company_leads",
    "POST /v1/generate_otp",
    "POST /v1/verify_otp",
  ]);
});

test.each(contract.operationIds)("%s is served", async (operationId) => {
  const { app } = await startServer();
  const { method, url } = contract.operation(operationId);

  expect(app.hasRoute({ method, url })).toBe(true);
});

test("an operation that is not in the contract cannot be served", () => {
  expect(() => contract.operation("deleteLead")).toThrow('no operation "deleteLead"');
});

test("schemas are whole: references are resolved, and what stands beside them wins", () => {
  const { schema } = contract.operation("subscribe");

  expect(JSON.stringify(schema)).not.toContain("$ref");
  expect(schema.body).toMatchObject({
    properties: { email: { type: "string", maxLength: 320, title: "Email" } },
  });
});
