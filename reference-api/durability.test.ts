/** @jest-environment node */
import path from "node:path";
import { expect, jest, test } from "@jest/globals";
import { openDatabase } from "./database";
import { listLeads } from "./leads-store";
import { leadPayload } from "./testing/leads";
import { runApi } from "./testing/process";
import { afterThisTest, temporaryFolder } from "./testing/temporary";

jest.setTimeout(120_000);

const BURST = 600;
const AT_ONCE = 30;
const KILLED_AFTER = 150;

test("kill -9 in the middle of a burst loses no lead that was answered with success", async () => {
  const file = path.join(temporaryFolder(), "leads.db");
  const { api, url } = await runApi({ API_DATABASE: file, API_RATE_LIMIT_LEADS: "1000000" });
  const waiting = Array.from({ length: BURST }, (_, index) => `lead-${index}@example.co`);
  const answered: string[] = [];

  const sendNext = async (): Promise<void> => {
    for (let email = waiting.shift(); email !== undefined; email = waiting.shift()) {
      const response = await fetch(`${url}/company_leads`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(leadPayload({ company_email: email })),
      });
      if (response.ok) answered.push(email);
      if (answered.length === KILLED_AFTER) api.kill("SIGKILL");
    }
  };
  const senders = await Promise.allSettled(Array.from({ length: AT_ONCE }, sendNext));
  await api.ended;

  expect(senders.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill("rejected"));
  expect(answered.length).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect(answered.length).toBeLessThan(BURST);
  const database = openDatabase(file);
  afterThisTest(() => database.close());
  const stored = new Set(listLeads(database).map(({ lead }) => lead.company_email));
  expect(answered.filter((email) => !stored.has(email))).toEqual([]);
  expect(database.all("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
});
