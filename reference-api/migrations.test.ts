import { copyFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, jest, test } from "@jest/globals";
import Libsql from "libsql";
import type { DatabaseTarget } from "./database";
import { MIGRATION_LOCK } from "./postgres";
import { addLead } from "./stores/leads";
import type { Tables } from "./tables";
import {
  listLeads,
  clientOf,
  environmentOf,
  newTarget,
  onEachDatabase,
  openTestDatabase,
} from "./testing/databases";
import { leadPayload } from "./testing/leads";
import { runTo } from "./testing/process";
import { afterThisTest, temporaryFolder } from "./testing/temporary";

jest.setTimeout(60_000);

/** Databases that the version before Kysely's migrator has made, and all their rows. */
const fixture = (extension: string) => path.join(__dirname, "testing", `schema-2.${extension}`);
const ROWS = JSON.parse(readFileSync(fixture("json"), "utf8")) as Record<keyof Tables, object[]>;
const TABLES = Object.keys(ROWS) as (keyof Tables)[];

async function oldDatabase(): Promise<DatabaseTarget> {
  const target = await newTarget();
  if (target.kind === "sqlite") copyFileSync(fixture("db"), target.file);
  else await (await clientOf(target.url)).query(readFileSync(fixture("sql"), "utf8"));
  return target;
}

async function expectAllRows(target: DatabaseTarget): Promise<void> {
  const { db } = await openTestDatabase(target);
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect(rows).toHaveLength(ROWS[table].length);
    expect(rows).toEqual(expect.arrayContaining(ROWS[table]));
  }
  const lead = { now: 0, payload: leadPayload(), isDelivered: true };
  expect(await addLead(db, lead)).toBe(false);
  expect(await addLead(db, { ...lead, caseStudy: "new" })).toBe(true);
  expect(await listLeads(db)).toHaveLength(ROWS.leads.length + 1);
}

/** Locks the database as an instance does that migrates it. Resolves with a function that ends it. */
async function lockForMigration(target: DatabaseTarget): Promise<() => unknown> {
  if (target.kind === "sqlite") {
    const other = new Libsql(target.file);
    afterThisTest(() => other.close());
    other.exec("BEGIN IMMEDIATE");
    return () => other.exec("COMMIT");
  }
  const other = await clientOf(target.url);
  await other.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
  return () => other.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`);
}

onEachDatabase(() => {
  test("a database of the version before keeps every row", async () => {
    await expectAllRows(await oldDatabase());
  });

  test("a backup of the version before keeps every row, also over a newer database", async () => {
    const backup = path.join(temporaryFolder(), "backup");
    await runTo("backup.ts", [backup], environmentOf(await oldDatabase()));
    const target = await newTarget();
    await (await openTestDatabase(target)).close();

    const restored = await runTo("restore.ts", [backup], environmentOf(target));

    expect(restored).toMatchObject({ code: 0, stderr: "" });
    await expectAllRows(target);
  });

  test("an instance that starts while another one migrates waits for it", async () => {
    const target = await oldDatabase();
    const end = await lockForMigration(target);

    const start = expectAllRows(target);
    // Longer than any limit of a statement or a lock: the longest is 3.5 s.
    await delay(4000);
    await end();

    await start;
  });

  test("a database that a newer server has migrated is refused", async () => {
    const target = await newTarget();
    const { db } = await openTestDatabase(target);
    await db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto("kysely_migration")
      .values({ name: "9999-later", timestamp: "2026-01-31T09:00:00.000Z" })
      .execute();

    await expect(openTestDatabase(target)).rejects.toThrow(/9999-later, which is newer/);
  });
});

test("a database file of the first version keeps its leads", async () => {
  const target = await newTarget();
  if (target.kind !== "sqlite") throw new Error("This test needs SQLite");
  copyFileSync(fixture("db"), target.file);
  const first = new Libsql(target.file);
  const later = TABLES.filter((name) => !["leads", "subscribers", "likes"].includes(name));
  first.exec(later.map((name) => `DROP TABLE ${name};`).join(""));
  first.exec("ALTER TABLE leads DROP COLUMN phone_verified; DROP TABLE schema_version");
  first.exec("PRAGMA user_version = 1");
  first.close();

  const { db } = await openTestDatabase(target);

  const rows = await db.selectFrom("leads").selectAll().execute();
  expect(rows).toEqual(ROWS.leads.map((row) => ({ ...row, phone_verified: null })));
});
