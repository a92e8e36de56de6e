import path from "node:path";
import { expect, jest, test } from "@jest/globals";
import Libsql from "libsql";
import { leadsIn } from "./testing/databases";
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

  const found = new Set((await leadsIn(file)).map(({ lead }) => lead.company_email));
  expect(stored.length).toBeGreaterThanOrEqual(KILL_AFTER * ROUNDS);
  expect(stored.filter((email) => !found.has(email))).toEqual([]);
  expect(new Libsql(file).pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
});
