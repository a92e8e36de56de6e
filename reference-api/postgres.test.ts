import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { expect, jest, test } from "@jest/globals";
import { findPostgres, startPostgres } from "../scripts/lib/postgres";
import { leads } from "./list-leads";
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
import { restore } from "./restore";
import { runApi, runHere, submitLead, until, WEBHOOK } from "./testing/process";
import { startServer } from "./testing/server";
import { afterThisTest, temporaryFolder } from "./testing/temporary";

jest.setTimeout(60_000);

/** The address of a new database. */
async function newUrl(): Promise<string> {
  const target = await newTarget();
  if (target.kind !== "postgres") throw new Error("This test needs Postgres");
  return target.url;
}

onPostgres(() => {
  test("a server without requests stays visible to a restore, whatever its address says", async () => {
    const url = await newUrl();
    const admin = await clientOf(url);
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
    afterThisTest(() => jest.useRealTimers());

    await openTestDatabase({ kind: "postgres", url: `${url}?application_name=leads` });
    // Longer than a pool keeps idle connections.
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    await delay(100);

    const { rowCount } = await admin.query(`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'reference-api'`);
    expect(rowCount).toBe(1);
  });

  test("the backup of another database is not restored", async () => {
    const [ours, others] = [await newUrl(), await newUrl()];
    await (await openTestDatabase({ kind: "postgres", url: ours })).close();
    await (await clientOf(others)).query("CREATE TABLE invoices (id INTEGER)");
    const backup = `${temporaryFolder()}/backup`;
    await runPostgresTool("pg_dump", others, ["--format=custom", "-f", backup]);

    expect(await runHere(restore, [backup], { DATABASE_URL: ours })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("it is not a database of this server"),
    });
  });

  test("a backup follows the settings after ? in the address", async () => {
    const url = await newUrl();
    await (await openTestDatabase({ kind: "postgres", url })).close();
    const backup = `${temporaryFolder()}/backup`;
    const { hostname, port, pathname, username } = new URL(url);
    const DATABASE_URL = `postgres://${username}@unknown.invalid${pathname}?host=${hostname}&port=${port}`;

    await runPostgresTool("pg_dump", DATABASE_URL, ["-f", backup]);

    expect(readFileSync(backup, "utf8")).toContain("CREATE TABLE public.leads");
  });

  test("a database that can't store every character is refused", async () => {
    const shared = await newUrl();
    const admin = await clientOf(shared);
    const name = `latin_${randomUUID().replaceAll("-", "")}`;
    await admin.query(`CREATE DATABASE ${name} ENCODING LATIN1 LOCALE 'C' TEMPLATE template0`);
    afterThisTest(() => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    const url = Object.assign(new URL(shared), { pathname: name }).href;

    await expect(openTestDatabase({ kind: "postgres", url })).rejects.toThrow("encoding UTF8");
  });

  test("a password that is missing is asked for in plain words", async () => {
    const url = await newUrl();
    const admin = await clientOf(url);
    const { rows } = await admin.query<{ hba_file: string }>("SHOW hba_file");
    await admin.query(`CREATE ROLE guarded LOGIN PASSWORD 'x'`);
    afterThisTest(() => admin.query("DROP ROLE guarded"));
    await admin.query(
      `COPY (VALUES ('host all guarded all scram-sha-256'), ('host all all all trust'))
         TO '${rows[0]?.hba_file}'`,
    );
    await admin.query("SELECT pg_reload_conf()");

    const guarded = Object.assign(new URL(url), { username: "guarded" }).href;
    const list = () => runHere(leads, [], { DATABASE_URL: guarded });
    // The server reads its settings again a moment later.
    await until(async () => (await list()).stderr.includes("Set PGPASSWORD"));
  });

  test("leads of a database without tables can't be listed, and the message says why", async () => {
    const { code, stderr } = await runHere(leads, [], { DATABASE_URL: await newUrl() });

    expect([code, stderr]).toEqual([1, expect.stringMatching(/Start the API once/)]);
  });

  test("connections that end in the middle of requests cost no lead and no process", async () => {
    const target = { kind: "postgres", url: await newUrl() } as const;
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
    const all = await listLeads((await openTestDatabase(target)).db);
    const found = new Set(all.map(({ lead }) => lead.company_email));
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
