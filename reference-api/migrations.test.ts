import { setTimeout as delay } from "node:timers/promises";
import { expect, jest, test } from "@jest/globals";
import Libsql from "libsql";
import type { DatabaseTarget } from "./database";
import { MIGRATION_LOCK, openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";
import { hurryLocks } from "./testing/clock";
import {
  clientOf,
  listLeads,
  newTarget,
  onEachDatabase,
  openTestDatabase,
} from "./testing/databases";
import { afterThisTest } from "./testing/temporary";

jest.setTimeout(60_000);

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
  test("an instance that starts while another one migrates waits for it", async () => {
    const target = await newTarget();
    const end = await lockForMigration(target);

    hurryLocks();
    const limits = { connections: 2, waitMs: 5000, statementMs: 500 };
    const start =
      target.kind === "sqlite" ? openSqlite(target.file) : openPostgres(target.url, limits);
    // Longer than any limit of a statement or a lock.
    await delay(800);
    await end();

    const { db, close } = await start;
    afterThisTest(close);
    expect(await listLeads(db)).toEqual([]);
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
