import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { expect, jest, test } from "@jest/globals";
import { findPostgres, startPostgres } from "../scripts/lib/postgres";
import {
  listLeads,
  clientOf,
  environmentOf,
  newTarget,
  onPostgres,
  openTestDatabase,
} from "./testing/databases";
import { keepSubmitting, leadPayload } from "./testing/leads";
import { runPostgresTool } from "./postgres-tools";
import { runApi, submitLead, WEBHOOK } from "./testing/process";
import { startServer } from "./testing/server";
import { afterThisTest, temporaryFolder } from "./testing/temporary";

jest.setTimeout(60_000);

onPostgres(() => {
  test("a server without requests stays visible to a restore, whatever its address says", async () => {
    const target = await newTarget();
    if (target.kind !== "postgres") throw new Error("This test needs Postgres");
    const admin = await clientOf(target.url);
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
    afterThisTest(() => jest.useRealTimers());

    await openTestDatabase({ ...target, url: `${target.url}?application_name=leads` });
    // Longer than a pool keeps idle connections.
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    await delay(100);

    const { rowCount } = await admin.query(`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'reference-api'`);
    expect(rowCount).toBe(1);
  });

  test("a backup follows the settings after ? in the address", async () => {
    const target = await newTarget();
    if (target.kind !== "postgres") throw new Error("This test needs Postgres");
    await (await openTestDatabase(target)).close();
    const backup = `${temporaryFolder()}/backup`;
    const { hostname, port, pathname, username } = new URL(target.url);
    const DATABASE_URL = `postgres://${username}@unknown.invalid${pathname}?host=${hostname}&port=${port}`;

    await runPostgresTool("pg_dump", DATABASE_URL, ["-f", backup]);

    expect(readFileSync(backup, "utf8")).toContain("CREATE TABLE public.leads");
  });

  test("a database that can't store every character is refused", async () => {
    const target = await newTarget();
    if (target.kind !== "postgres") throw new Error("This test needs Postgres");
    const admin = await clientOf(target.url);
    const name = `latin_${randomUUID().replaceAll("-", "")}`;
    await admin.query(`CREATE DATABASE ${name} ENCODING LATIN1 LOCALE 'C' TEMPLATE template0`);
    afterThisTest(() => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    const url = Object.assign(new URL(target.url), { pathname: name }).href;

    await expect(openTestDatabase({ kind: "postgres", url })).rejects.toThrow("encoding UTF8");
  });

  test("connections that end in the middle of requests cost no lead and no process", async () => {
    const target = await newTarget();
    if (target.kind !== "postgres") throw new Error("This test needs Postgres");
    const env = { ...environmentOf(target), ...WEBHOOK, API_RATE_LIMIT_LEADS: "1000000" };
    const { api, url } = await runApi(env);
    const admin = await clientOf(target.url);
    const submit = async (payload: object) => (await submitLead(url, payload)).status;
    const { statuses, stored, stop } = keepSubmitting(submit, { visitors: 16, pauseMs: 0 });

    for (let round = 0; round < 10; round += 1) {
      await delay(50);
      await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    }
    await stop();

    expect([...statuses()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect((await submitLead(url, leadPayload())).status).toBe(201);
    expect(api.output.stderr).toBe("");
    const leads = await listLeads((await openTestDatabase(target)).db);
    const found = new Set(leads.map(({ lead }) => lead.company_email));
    expect(stored().filter((email) => !found.has(email))).toEqual([]);
    expect(stored()).not.toEqual([]);
  });

  test("a Postgres that is frozen answers 503, and is used again when it goes on", async () => {
    // A server of its own, because other tests use the shared one.
    const postgres = await startPostgres(findPostgres() ?? "");
    afterThisTest(() => postgres.stop());
    const target = { kind: "postgres", url: postgres.url } as const;
    const { post, get } = await startServer({}, undefined, target);
    const lead = async () => (await post("/company_leads", leadPayload())).statusCode;
    const statusOf = async (path: string) => (await get(path)).statusCode;
    expect(await lead()).toBe(201);
    const admin = await clientOf(postgres.url);
    const pids = [String(postgres.pid)];
    const signal = (name: "STOP" | "CONT") => spawnSync("kill", [`-${name}`, ...pids]);
    // Frozen first, the server opens no connection that the list would miss.
    signal("STOP");
    const { rows } = await admin.query<{ pid: number }>("SELECT pid FROM pg_stat_activity");
    pids.push(...rows.map(({ pid }) => String(pid)));
    signal("STOP");
    afterThisTest(() => signal("CONT"));

    expect(await Promise.all([lead(), statusOf("/readyz"), statusOf("/healthz")])).toEqual([
      503, 503, 503,
    ]);

    signal("CONT");
    expect(await lead()).toBe(201);
  });
});
