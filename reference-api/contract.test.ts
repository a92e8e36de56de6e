import { expect, test } from "@jest/globals";
import { contract } from "./contract";
import { startServer } from "./testing/server";

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
