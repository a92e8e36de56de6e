import { expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import { leadPayload } from "./testing/leads";
import { startServer, type TestRequest } from "./testing/server";

jest.setTimeout(60_000);

const LIMITS = { API_RATE_LIMIT_LEADS: "1000000", API_RATE_LIMIT_OTHER: "1000000" };

const lead = (payload: string): TestRequest => ({
  method: "POST",
  url: "/company_leads",
  headers: { "content-type": "application/json" },
  payload,
});

test("whatever JSON is sent as a lead, the answer is success or a message, and never 500", async () => {
  const server = await startServer(LIMITS);
  const replaced = fc
    .tuple(
      fc.constantFrom("phone", "company_email", "company_name", "other_details"),
      fc.jsonValue(),
    )
    .map(([key, value]) => JSON.stringify({ ...leadPayload(), [key]: value }));

  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), fc.string(), replaced), async (payload) => {
      const { statusCode, body } = await server.send(lead(payload));
      expect([201, 400]).toContain(statusCode);
      const answer: unknown = JSON.parse(body);
      const error = { error: { message: expect.any(String) } };
      expect(answer).toEqual(statusCode === 201 ? { status: "received" } : error);
    }),
    { numRuns: 100 },
  );
});
