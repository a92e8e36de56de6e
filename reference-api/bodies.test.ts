import { text } from "node:stream/consumers";
import { expect, jest, test } from "@jest/globals";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { exportLeads } from "./lead-export";
import { csv } from "./leads-csv";
import type { Db } from "./tables";
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

test("any text in a lead is stored byte for byte, and a spreadsheet runs none of it", async () => {
  const server = await startServer(LIMITS);
  const hostile = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ",", "\0", " ", "1"),
    }),
  );
  const attribution = fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 2 }), {
    // Dropped on purpose: see server.ts.
    noNullPrototype: true,
  });

  await fc.assert(
    fc.asyncProperty(hostile, attribution, async (requirement, utm) => {
      const utm_params = JSON.parse(JSON.stringify(utm, withoutPrototype)) as object;
      await server.database.db.deleteFrom("leads").execute();
      const payload = leadPayload({ other_details: { requirement, utm_params } });
      expect((await server.post("/company_leads", payload)).statusCode).toBe(201);

      const leads = await server.leads();
      expect(leads.map((stored) => stored.payload)).toEqual([payload]);
      for (const cell of await cellsOf(server.database.db)) {
        expect(cell.normalize("NFKC")).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@]/u);
      }
    }),
    { numRuns: 50 },
  );
});

/** Keys that the server drops from any object. */
const withoutPrototype = (key: string, value: unknown): unknown =>
  key === "__proto__" || key === "constructor" ? undefined : value;

/** The cells of a CSV file, as a strict reader finds them. */
async function cellsOf(db: Db): Promise<string[]> {
  const rows: string[][] = parse(await text(exportLeads(db, csv)), { bom: true });
  return rows.flat();
}
