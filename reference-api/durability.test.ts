/** @jest-environment node */
import path from "node:path";
import { expect, jest, test } from "@jest/globals";
import { openForReading } from "./sqlite";
import { sql } from "./statement";
import { SELECT_LEADS, toLeads } from "./stores/leads";
import { leadPayload } from "./testing/leads";
import { runApi, submitLead } from "./testing/process";
import { temporaryFolder } from "./testing/temporary";

const WRITERS = 32;
const KILL_AFTER = 60;

/** `KILLS=20 npx jest reference-api/durability` runs more rounds. */
const ROUNDS = Number(process.env.KILLS ?? 3);

jest.setTimeout(30_000 + ROUNDS * 10_000);

test(`${ROUNDS} times kill -9 under ${WRITERS} writers loses no lead that was answered with success`, async () => {
  const file = path.join(temporaryFolder(), "leads.db");
  const stored: string[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    const { api, url } = await runApi({ API_DATABASE: file, API_RATE_LIMIT_LEADS: "1000000" });
    let answered = 0;
    const write = async (writer: number): Promise<void> => {
      for (let lead = 0; ; lead += 1) {
        const email = `lead-${round}-${writer}-${lead}@example.co`;
        const response = await submitLead(url, leadPayload({ company_email: email }));
        if (response.ok) stored.push(email);
        answered += 1;
        if (answered === KILL_AFTER) api.kill("SIGKILL");
      }
    };
    const writers = await Promise.allSettled(Array.from({ length: WRITERS }, (_, n) => write(n)));
    await api.exited;
    expect(writers.map(({ status }) => status)).toEqual(Array(WRITERS).fill("rejected"));
  }

  const database = openForReading(file);
  const found = new Set(toLeads(database.all(SELECT_LEADS)).map(({ lead }) => lead.company_email));
  expect(stored.length).toBeGreaterThanOrEqual(KILL_AFTER * ROUNDS);
  expect(stored.filter((email) => !found.has(email))).toEqual([]);
  expect(database.all(sql`PRAGMA integrity_check`)).toEqual([{ integrity_check: "ok" }]);
});
