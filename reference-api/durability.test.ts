/** @jest-environment node */
import path from "node:path";
import { expect, jest, test } from "@jest/globals";
import { openDatabase } from "./database";
import { listLeads } from "./stores/leads";
import { leadPayload } from "./testing/leads";
import { runApi, submitLead } from "./testing/process";
import { afterThisTest, temporaryFolder } from "./testing/temporary";

jest.setTimeout(120_000);

const LEADS = 600;
const SENDERS = 30;
const KILL_AFTER = 150;

test("kill -9 in the middle of a burst loses no lead that was answered with success", async () => {
  const file = path.join(temporaryFolder(), "leads.db");
  const { api, url } = await runApi({ API_DATABASE: file, API_RATE_LIMIT_LEADS: "1000000" });
  const unsent = Array.from({ length: LEADS }, (_, index) => `lead-${index}@example.co`);
  const stored: string[] = [];

  const sendAll = async (): Promise<void> => {
    for (let email = unsent.shift(); email !== undefined; email = unsent.shift()) {
      const response = await submitLead(url, leadPayload({ company_email: email }));
      if (response.ok) stored.push(email);
      if (stored.length === KILL_AFTER) api.kill("SIGKILL");
    }
  };
  const senders = await Promise.allSettled(Array.from({ length: SENDERS }, sendAll));
  await api.exited;

  expect(senders.map(({ status }) => status)).toEqual(Array(SENDERS).fill("rejected"));
  expect(stored.length).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(stored.length).toBeLessThan(LEADS);
  const database = openDatabase(file);
  afterThisTest(() => database.close());
  const found = new Set(listLeads(database).map(({ lead }) => lead.company_email));
  expect(stored.filter((email) => !found.has(email))).toEqual([]);
  expect(database.all("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
});
