import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, jest, test } from "@jest/globals";
import Libsql from "libsql";
import { backup } from "./backup";
import type { Environment } from "./config-values";
import type { Database, DatabaseTarget } from "./database";
import { leads } from "./list-leads";
import { restore } from "./restore";
import { hurryLocks } from "./testing/clock";
import {
  leadsIn,
  listLeads,
  environmentOf,
  onEachDatabase,
  openTestDatabase,
} from "./testing/databases";
import { addOldLeads, keepSubmitting, leadPayload } from "./testing/leads";
import { runHere, runTo, WEBHOOK } from "./testing/process";
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
async function startUnlimited(env: Environment = {}, target?: DatabaseTarget) {
  const limits = { API_RATE_LIMIT_LEADS: "1000000", API_RETENTION_DAYS: "30" };
  const server = await startServer({ ...limits, ...env }, undefined, target);
  const submit = async (payload: object) =>
    (await server.post("/company_leads", payload)).statusCode;
  return { ...server, submit };
}

onEachDatabase(() => {
  test("a person is erased by command, while leads arrive, from tables, files and log", async () => {
    const server = await startUnlimited(WEBHOOK);
    const { post, submit, database, target, log } = server;
    await submit(leadPayload({ company_email: " Asha@example.co", phone: PHONE }));
    await submit(leadPayload({ other_details: { request_type: "capital" }, phone: PHONE }));
    await submit(leadPayload({ company_email: "ravi@example.com" }));
    await post("/blog/subscribe", { email: "asha@example.co" });
    await post("/v1/generate_otp", { phone: PHONE });
    const { statuses, stop } = keepSubmitting(submit);

    const command = ["--erase", "ASHA@example.co "];
    const erased = await runHere(leads, command, environmentOf(target));
    await stop();

    expect(erased).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^Erased 2 leads and 1 subscriptions.*\nAPI_HASH_KEY is not set.*\nCleaned the files/,
      ),
      stderr: "",
    });
    expect([...statuses()]).toEqual([201]);
    const left = (await listLeads(database.db)).map(({ lead }) => lead.company_email);
    expect(left).toContain("ravi@example.com");
    expect(left).not.toContain("asha@example.co");
    expect(await rowsOf(database, "outbox")).toHaveLength(left.length);
    expect(await rowsOf(database, "otp_codes")).toHaveLength(0);
    expect(log.join("")).not.toMatch(/asha@/i);
    expect(filesOf(target)).not.toMatch(/asha@example|9123456780/i);
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

  test("a backup made while leads are written is complete, and only a whole one can be restored", async () => {
    const { submit, target, app, database } = await startUnlimited();
    const env = environmentOf(target);
    const { stored, stop } = keepSubmitting(submit);
    while (stored().length < 50) await new Promise((resolve) => setTimeout(resolve, 10));
    const known = stored();
    const copy = path.join(temporaryFolder(), "backup");

    expect(await runTo("backup.ts", [copy], env)).toMatchObject({ code: 0 });
    await stop();
    const refused = await runHere(restore, [copy], env);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("Stop it first") });

    await submit(leadPayload());
    await app.close();
    await database.close();
    const half = `${copy}.half`;
    const bytes = readFileSync(copy);
    writeFileSync(half, bytes.subarray(0, bytes.length / 2));
    expect(await runTo("restore.ts", [half], env)).toMatchObject({ code: 1, stdout: "" });
    // In a process of its own: a closed connection holds the file until its statements are collected.
    const { stdout } = await runTo("list-leads.ts", ["--csv"], env);
    expect(stdout).toContain("asha@example.co");

    const restored = await runTo("restore.ts", [copy], env);
    expect(restored).toMatchObject({ code: 0, stderr: "" });
    const again = await startUnlimited({}, target);
    const found = new Set((await again.leads()).map(({ lead }) => lead.company_email));
    expect(known.filter((email) => !found.has(email))).toEqual([]);
    expect(found).not.toContain("asha@example.co");
    expect(await again.submit(leadPayload())).toBe(201);
  });
});

test("maintenance that has failed or was stopped can be repeated at once", async () => {
  let isRead = true;
  const { maintain, log, database } = await startServer({}, (real) => ({
    ...real,
    clean: () => (isRead ? Promise.reject(new Error("a program is reading")) : real.clean()),
  }));
  const expired = { name: "old", count: 1, resets_at: 1 };
  await database.db.insertInto("limits").values(expired).execute();

  await maintain(AbortSignal.abort());
  expect(await rowsOf(database, "limits")).toContainEqual(expired);
  await maintain();
  expect(await rowsOf(database, "limits")).not.toContainEqual(expired);
  expect(log.join()).toContain("a program is reading");
  expect(log.join()).not.toContain("Cleaned the files");

  isRead = false;
  await maintain();
  expect(log.join()).toContain("Cleaned the files");
});

test("a damaged database is replaced by the file of a killed server, with its write-ahead log", async () => {
  const folder = temporaryFolder();
  const [saved, file] = [path.join(folder, "saved.db"), path.join(folder, "leads.db")];
  const running = path.join(folder, "running.db");
  await addOldLeads((await openTestDatabase({ kind: "sqlite", file: running })).db, 3, "x");
  for (const suffix of ["", "-wal"]) copyFileSync(running + suffix, saved + suffix);
  writeFileSync(file, "damaged".repeat(1000));

  const restored = await runHere(restore, [saved], { API_DATABASE: file });

  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(await leadsIn(file)).toHaveLength(3);
  expect(await runHere(backup, [saved], { API_DATABASE: file })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^.* exists already.*\n$/),
  });
});

test("a restore that is killed leaves the database in its place", async () => {
  const folder = temporaryFolder();
  const [copy, file] = [path.join(folder, "backup"), path.join(folder, "leads.db")];
  await (await openTestDatabase({ kind: "sqlite", file: copy })).close();
  const { db, close } = await openTestDatabase({ kind: "sqlite", file });
  await addOldLeads(db, 3, "x");
  await close();
  const hook = path.join(folder, "hook.cjs");
  writeFileSync(
    hook,
    `const fs = require("node:fs");
     const { renameSync } = fs;
     fs.renameSync = (from, to) => to.endsWith("leads.db") ? process.exit(9) : renameSync(from, to);`,
  );

  const env = { API_DATABASE: file, NODE_OPTIONS: `--require ${hook}` };
  expect(await runTo("restore.ts", [copy], env)).toMatchObject({ code: 9 });

  expect(await leadsIn(file)).toHaveLength(3);
});

test("an erasure also finds what has moved while a backup was written, even an old one", async () => {
  const file = path.join(temporaryFolder(), "leads.db");
  const [copy, old, restored] = [`${file}.copy`, `${file}.old`, `${file}.restored`];
  const { db, close } = await openTestDatabase({ kind: "sqlite", file });
  // The first page of leads is full, and its rows move.
  await addOldLeads(db, 13, "x".repeat(300));
  await close();
  expect(await runHere(backup, [copy], { API_DATABASE: file })).toMatchObject({ code: 0 });
  // As backups were made before.
  new Libsql(file).prepare("VACUUM INTO ?").run([old]);
  expect(await runHere(restore, [old], { API_DATABASE: restored })).toMatchObject({ code: 0 });

  for (const API_DATABASE of [copy, restored]) {
    const { stdout } = await runHere(leads, ["--erase", "old-0@example.co"], { API_DATABASE });
    expect(stdout).toMatch(/^Erased 1 leads/);
    expect(readFileSync(API_DATABASE).includes("old-0@example.co")).toBe(false);
  }
});

test("a cleaning that fails after an erasure says what to repeat", async () => {
  const file = path.join(temporaryFolder(), "leads.db");
  const { db } = await openTestDatabase({ kind: "sqlite", file });
  await addOldLeads(db, 1, "x");
  const reader = new Libsql(file);
  reader.exec("BEGIN; SELECT * FROM leads");

  hurryLocks();

  const command = ["--erase", "old-0@example.co"];
  const erased = await runHere(leads, command, { API_DATABASE: file });
  reader.exec("COMMIT");

  expect(erased).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Erased 1 leads/),
    stderr: expect.stringMatching(/locked.* Repeat the cleaning: npm run leads -- --clean\n$/),
  });
  const cleaned = await runHere(leads, ["--clean"], { API_DATABASE: file });
  expect(cleaned).toEqual({ code: 0, stdout: "Cleaned the files of the database.\n", stderr: "" });
  expect(readFileSync(file).toString("latin1")).not.toContain("old-0@example.co");
});

test("metrics count without personal data, are for this machine, and are served while the database fails", async () => {
  const { post, get, send, database } = await startServer();
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

  await database.db.schema.dropTable("outbox").execute();
  expect((await get("/metrics")).body).toContain('leads_undelivered{state="dead"} Nan');
});

test("with a token, metrics need it", async () => {
  const { get, send } = await startServer({ API_METRICS_TOKEN: "m3trics" });

  expect((await get("/metrics")).statusCode).toBe(403);
  const headers = { authorization: "Bearer m3trics" };
  expect((await send({ url: "/metrics", headers })).statusCode).toBe(200);
});
