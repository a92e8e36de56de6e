import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, jest, test } from "@jest/globals";
import Libsql from "libsql";
import { hashKey } from "./config";
import { openReader, type Database, type DatabaseTarget } from "./database";
import { hashWith } from "./hash";
import { eraseEmail } from "./stores/erasure";
import {
  leadsIn,
  listLeads,
  environmentOf,
  newTarget,
  onEachDatabase,
  openTestDatabase,
} from "./testing/databases";
import { addOldLeads, keepSubmitting, leadPayload } from "./testing/leads";
import { runTo, WEBHOOK } from "./testing/process";
import { startServer } from "./testing/server";
import type { Tables } from "./tables";
import { temporaryFolder } from "./testing/temporary";

jest.setTimeout(60_000);

const PHONE = { prefix: "+91", number: "9123456780" };

const rowsOf = ({ db }: Database, table: keyof Tables) =>
  db.selectFrom(table).selectAll().execute();

/** The files of a SQLite database. Postgres cleans its own. */
function filesOf(target: DatabaseTarget): string {
  if (target.kind !== "sqlite") return "";
  const folder = path.dirname(target.file);
  const names = readdirSync(folder);
  return names.map((name) => readFileSync(path.join(folder, name), "latin1")).join("");
}

/** A server that takes any number of leads and keeps them for 30 days. */
async function startUnlimited(target?: DatabaseTarget) {
  const env = { API_RATE_LIMIT_LEADS: "1000000", API_RETENTION_DAYS: "30" };
  const server = await startServer(env, undefined, target);
  const submit = async (payload: object) =>
    (await server.post("/company_leads", payload)).statusCode;
  return { ...server, submit };
}

onEachDatabase(() => {
  test("an erased person is in no table, log or later backup", async () => {
    const server = await startServer(WEBHOOK);
    const { post, database, target, log } = server;
    await post("/company_leads", leadPayload({ company_email: " Asha@example.co" }));
    await post("/company_leads", leadPayload({ other_details: { request_type: "capital" } }));
    await post("/company_leads", leadPayload({ company_email: "ravi@example.com", phone: PHONE }));
    await post("/blog/subscribe", { email: "asha@example.co" });
    await post("/v1/generate_otp", { phone: { prefix: "+91", number: "9876543210" } });

    const erased = await eraseEmail(database.db, hashWith(hashKey({})), "ASHA@example.co ");
    await database.clean();

    expect(erased).toEqual({ leads: 2, subscriptions: 1, mentions: 0 });
    expect(await listLeads(database.db)).toHaveLength(1);
    expect(await rowsOf(database, "outbox")).toHaveLength(1);
    expect(await rowsOf(database, "otp_codes")).toHaveLength(0);
    expect(log.join("")).not.toMatch(/asha@/i);
    const backup = path.join(temporaryFolder(), "backup");
    expect(await runTo("backup.ts", [backup], environmentOf(target))).toMatchObject({ code: 0 });
    const files = readFileSync(backup, "latin1") + filesOf(target);
    expect(files).not.toMatch(/asha@example|9876543210/i);
  });

  test("leads are erased after the retention time, and nothing else", async () => {
    const server = await startServer({ ...WEBHOOK, API_RETENTION_DAYS: "30" });
    const { post, database, target, maintain } = server;
    await post("/company_leads", leadPayload());
    await post("/blog/subscribe", { email: "ravi@example.com" });
    server.advance(30 * 86_400_000);
    await post("/company_leads", leadPayload({ company_email: "new@example.co" }));

    await maintain();
    server.advance(1);
    await maintain();

    const lost = server.log.filter((line) => line.includes("never delivered"));
    expect(lost).toEqual([expect.stringMatching(/"level":50,.*"leads":1,/)]);
    const erasures = server.log.filter((line) => line.includes("Erased leads"));
    expect(erasures).toEqual([expect.stringContaining('"leads":1,')]);

    expect((await listLeads(database.db)).map(({ lead }) => lead.company_email)).toEqual([
      "new@example.co",
    ]);
    expect(await rowsOf(database, "outbox")).toHaveLength(1);
    expect(await rowsOf(database, "subscribers")).toHaveLength(1);
    expect(filesOf(target)).not.toContain("asha@example.co");
  });

  test("maintenance that failed can be repeated at once", async () => {
    let isRead = true;
    const { maintain, log } = await startServer({}, (database) => ({
      ...database,
      clean: () => (isRead ? Promise.reject(new Error("a program is reading")) : database.clean()),
    }));

    await maintain();
    expect(log.join()).toContain("a program is reading");
    expect(log.join()).not.toContain("Cleaned the files");

    isRead = false;
    await maintain();
    expect(log.join()).toContain("Cleaned the files");
  });

  test("a server that stops ends any deletion after its batch, and another goes on at once", async () => {
    const { database, maintain, log } = await startServer();
    await database.db
      .insertInto("limits")
      .values({ name: "old", count: 1, resets_at: 1 })
      .execute();
    const names = async () =>
      (await rowsOf(database, "limits")).map((row) => "name" in row && row.name);

    await maintain(AbortSignal.abort());
    expect(await names()).toContain("old");
    expect(log.join()).not.toContain("Cleaned the files");

    await maintain();
    expect(await names()).not.toContain("old");
    expect(log.join()).toContain("Cleaned the files");
  });

  test("retention lets leads in between its batches, and one instance does it at a time", async () => {
    const { database, maintain, submit, log } = await startUnlimited();
    await addOldLeads(database.db, 6000, "x");
    const left = new Set<number>();
    let isErasing = true;
    const write = async (): Promise<void> => {
      for (let index = 0; isErasing; index += 1) {
        const company_email = `lead-${index}@example.co`;
        expect(await submit(leadPayload({ company_email }))).toBe(201);
        const old = database.db.selectFrom("leads").where("received_at", "<", "2026");
        const { count } = await old
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .executeTakeFirstOrThrow();
        left.add(count);
      }
    };

    const writer = write();
    await Promise.all([maintain(), maintain()]);
    isErasing = false;
    await writer;

    expect([...left].filter((count) => count > 0 && count < 6000)).not.toEqual([]);
    const erasures = log.filter((line) => line.includes("Erased leads"));
    expect(erasures).toEqual([expect.stringContaining('"leads":6000,')]);
    expect(log.filter((line) => line.includes("Cleaned the files"))).toHaveLength(1);
    const found = await listLeads(database.db);
    expect(found.filter(({ receivedAt }) => receivedAt < "2026")).toEqual([]);
    expect(found).not.toEqual([]);
  });

  test("a person is erased by command while leads arrive, and files are cleaned by themselves", async () => {
    const { submit, target } = await startUnlimited();
    await submit(leadPayload());
    const { statuses, stop } = keepSubmitting(submit);

    const command = ["--erase", "asha@example.co"];
    const erased = await runTo("list-leads.ts", command, environmentOf(target));
    await stop();

    expect(erased).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^Erased 1 leads and 0 subscriptions.*\nAPI_HASH_KEY is not set.*\nCleaned the files/,
      ),
      stderr: "",
    });
    expect([...statuses()]).toEqual([201]);
    expect(filesOf(target)).not.toContain("asha@example.co");
  });

  test("a backup made while leads are written is complete, and can be restored", async () => {
    const { submit, target, app, database } = await startUnlimited();
    const env = environmentOf(target);
    const { stored, stop } = keepSubmitting(submit);
    while (stored().length < 50) await new Promise((resolve) => setTimeout(resolve, 10));
    const known = stored();
    const backup = path.join(temporaryFolder(), "backup");

    expect(await runTo("backup.ts", [backup], env)).toMatchObject({ code: 0 });
    await stop();
    const refused = await runTo("restore.ts", [backup], env);
    await app.close();
    await database.close();
    const restored = await runTo("restore.ts", [backup], env);

    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("Stop it first") });
    expect(restored).toMatchObject({ code: 0, stderr: "" });
    const again = await startUnlimited(target);
    const found = new Set((await again.leads()).map(({ lead }) => lead.company_email));
    expect(known.filter((email) => !found.has(email))).toEqual([]);
    expect(await again.submit(leadPayload())).toBe(201);
  });

  test("a file that is no backup changes nothing", async () => {
    const target = await newTarget();
    const { db, close } = await openTestDatabase(target);
    const migrations = db.withTables<{ kysely_migration: { name: string } }>();
    const before = await migrations.selectFrom("kysely_migration").select("name").execute();
    await close();
    const file = path.join(temporaryFolder(), "notes.txt");
    writeFileSync(file, "no backup\n".repeat(1000));

    const restored = await runTo("restore.ts", [file], environmentOf(target));

    expect(restored).toMatchObject({ code: 1, stdout: "" });
    const reader = await openReader(target);
    const after = reader.db.withTables<{ kysely_migration: { name: string } }>();
    expect(await after.selectFrom("kysely_migration").select("name").execute()).toEqual(before);
    await reader.close();
  });
});

test("a damaged database can be replaced by a backup; a damaged backup can't be restored", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "leads.db");
  const backup = path.join(folder, "backup");
  await (await openTestDatabase({ kind: "sqlite", file })).close();
  await runTo("backup.ts", [backup], { API_DATABASE: file });
  writeFileSync(file, "damaged".repeat(1000));

  expect(await runTo("restore.ts", [backup], { API_DATABASE: file })).toMatchObject({ code: 0 });

  await openTestDatabase({ kind: "sqlite", file });
  writeFileSync(backup, "damaged".repeat(1000));
  expect(await runTo("restore.ts", [backup], { API_DATABASE: file })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/can't be restored: .*\n$/),
  });
  expect(await runTo("backup.ts", [backup], { API_DATABASE: file })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("exists already"),
  });
  rmSync(backup);
});

test("the file of a killed server is restored with the leads in its write-ahead log", async () => {
  const folder = temporaryFolder();
  const [saved, file] = [path.join(folder, "saved.db"), path.join(folder, "leads.db")];
  const running = path.join(folder, "running.db");
  await addOldLeads((await openTestDatabase({ kind: "sqlite", file: running })).db, 3, "x");
  for (const suffix of ["", "-wal"]) copyFileSync(running + suffix, saved + suffix);

  const restored = await runTo("restore.ts", [saved], { API_DATABASE: file });

  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(await leadsIn(file)).toHaveLength(3);
});

test("a restore that is killed leaves the database in its place", async () => {
  const file = path.join(temporaryFolder(), "leads.db");
  await addOldLeads((await openTestDatabase({ kind: "sqlite", file })).db, 3, "x");
  await runTo("backup.ts", [`${file}.backup`], { API_DATABASE: file });
  const stopped = `${file}.stopped`;
  copyFileSync(file, stopped);
  copyFileSync(`${file}-wal`, `${stopped}-wal`);
  const hook = path.join(temporaryFolder(), "hook.cjs");
  writeFileSync(
    hook,
    `const fs = require("node:fs");
     const { renameSync } = fs;
     fs.renameSync = (from, to) => to.endsWith(".stopped") ? process.exit(9) : renameSync(from, to);`,
  );

  const env = { API_DATABASE: stopped, NODE_OPTIONS: `--require ${hook}` };
  expect(await runTo("restore.ts", [`${file}.backup`], env)).toMatchObject({ code: 9 });

  expect(await leadsIn(stopped)).toHaveLength(3);
});

test("a backup to a folder that is missing is one line on standard error", async () => {
  const folder = temporaryFolder();
  const API_DATABASE = path.join(folder, "leads.db");
  await openTestDatabase({ kind: "sqlite", file: API_DATABASE });

  const backup = await runTo("backup.ts", [path.join(folder, "none", "backup")], { API_DATABASE });

  expect(backup).toMatchObject({ code: 1, stderr: expect.stringMatching(/^.+\n$/) });
});

test("metrics are served while the database fails", async () => {
  const { get, database } = await startServer();
  await database.db.schema.dropTable("outbox").execute();

  const { statusCode, body } = await get("/metrics");

  expect(statusCode).toBe(200);
  expect(body).toContain('leads_undelivered{state="dead"} Nan');
});

test("a cleaning that fails after an erasure says what to repeat", async () => {
  const file = path.join(temporaryFolder(), "leads.db");
  const { db } = await openTestDatabase({ kind: "sqlite", file });
  await addOldLeads(db, 1, "x");
  const reader = new Libsql(file);
  reader.exec("BEGIN; SELECT * FROM leads");

  const erased = await runTo("list-leads.ts", ["--erase", "old-0@example.co"], {
    API_DATABASE: file,
  });
  reader.exec("COMMIT");

  expect(erased).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Erased 1 leads/),
    stderr: expect.stringMatching(/locked.* Repeat the cleaning: npm run leads -- --clean\n$/),
  });
  const cleaned = await runTo("list-leads.ts", ["--clean"], { API_DATABASE: file });
  expect(cleaned).toEqual({ code: 0, stdout: "Cleaned the files of the database.\n", stderr: "" });
  expect(readFileSync(file).toString("latin1")).not.toContain("old-0@example.co");
});

test("metrics count leads, failures, passwords and answers, without personal data", async () => {
  const { post, get, send } = await startServer();
  await post("/company_leads", leadPayload());
  await post("/company_leads", leadPayload());
  await post("/v1/generate_otp", { phone: PHONE });
  await post("/v1/verify_otp", { phone: PHONE, otp: "000000" });
  await get("/nothing/asha@example.co");

  const { body } = await get("/metrics");

  expect(body).toContain('leads_stored_total{request_type="demo-callback"} 1');
  expect(body).toContain("leads_failed_total 0");
  expect(body).toContain('otp_total{result="sent"} 1');
  expect(body).toMatch(/http_request_duration_seconds_count\{[^}]*"\/company_leads"[^}]*\} 2/);
  expect(body).toContain('leads_undelivered{state="dead"} 0');
  expect(body).not.toMatch(/asha|9123456780/);
  expect((await send({ url: "/metrics", remoteAddress: "203.0.113.7" })).statusCode).toBe(403);
  const proxied = { "x-forwarded-for": "203.0.113.7" };
  expect((await send({ url: "/metrics", headers: proxied })).statusCode).toBe(403);
});

test("with a token, metrics need it", async () => {
  const { get, send } = await startServer({ API_METRICS_TOKEN: "m3trics" });

  expect((await get("/metrics")).statusCode).toBe(403);
  const headers = { authorization: "Bearer m3trics" };
  expect((await send({ url: "/metrics", headers })).statusCode).toBe(200);
});
