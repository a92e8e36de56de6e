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

test("every operation of the contract is served", async () => {
  const { app } = await startServer();
  const operations = contract.operationIds.map((id) => contract.operation(id));

  expect(operations.filter(({ method, url }) => !app.hasRoute({ method, url }))).toEqual([]);
});

test("an operation that is not in the contract cannot be served", () => {
  expect(() => contract.operation("deleteLead")).toThrow('no operation "deleteLead"');
});

test("schemas are whole: references are resolved, and what stands beside them is kept", () => {
  const { schema } = contract.operation("subscribe");

  expect(JSON.stringify(schema)).not.toContain("$ref");
  expect(schema.body).toMatchObject({
    properties: { email: { type: "string", maxLength: 320, title: "Email" } },
  });
});
