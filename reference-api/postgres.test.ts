/** @jest-environment node */
import { setTimeout as delay } from "node:timers/promises";
import { expect, jest, test } from "@jest/globals";
import { listLeads } from "./stores/leads";
import {
  clientOf,
  environmentOf,
  newTarget,
  onPostgres,
  openTestDatabase,
} from "./testing/databases";
import { leadPayload } from "./testing/leads";
import { runApi, submitLead } from "./testing/process";

jest.setTimeout(60_000);

const WEBHOOK = {
  LEAD_WEBHOOK_URL: "http://127.0.0.1:1/",
  LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
};

onPostgres(() => {
  test("connections that end in the middle of requests cost no lead and no process", async () => {
    const target = await newTarget();
    if (target.kind !== "postgres") throw new Error("This test needs Postgres");
    const env = { ...environmentOf(target), ...WEBHOOK, API_RATE_LIMIT_LEADS: "1000000" };
    const { api, url } = await runApi(env);
    const admin = await clientOf(target.url);
    const stored: string[] = [];
    const statuses = new Set<number>();
    let isWriting = true;
    const write = async (writer: number): Promise<void> => {
      for (let lead = 0; isWriting; lead += 1) {
        const company_email = `lead-${writer}-${lead}@example.co`;
        const { status } = await submitLead(url, leadPayload({ company_email }));
        if (status === 201) stored.push(company_email);
        statuses.add(status);
      }
    };
    const writers = Array.from({ length: 16 }, (_, writer) => write(writer));

    for (let round = 0; round < 20; round += 1) {
      await delay(100);
      await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    }
    isWriting = false;
    await Promise.all(writers);

    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect((await submitLead(url, leadPayload())).status).toBe(201);
    expect(api.output.stderr).toBe("");
    const leads = await listLeads((await openTestDatabase(target)).db);
    const found = new Set(leads.map(({ lead }) => lead.company_email));
    expect(stored.filter((email) => !found.has(email))).toEqual([]);
    expect(stored).not.toEqual([]);
  });
});
