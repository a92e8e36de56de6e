import {
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { sql } from "kysely";
import Libsql from "libsql";
import { backup } from "./backup";
import { openForReading, openSqlite } from "./sqlite";
import { addLike, countLikes } from "./stores/likes";
import { hurryLocks } from "./testing/clock";
import { openTestDatabase } from "./testing/databases";
import { addOldLeads, leadPayload } from "./testing/leads";
import { runHere } from "./testing/process";
import { errorIn, startServer } from "./testing/server";
import { afterThisTest, temporaryFolder } from "./testing/temporary";

let file = "";

beforeEach(() => {
  file = path.join(temporaryFolder(), "odd name %41?#.db");
});

const open = () => openTestDatabase({ kind: "sqlite", file });

test("every commit is synced to a write-ahead log", async () => {
  const { db } = await open();
  const read = async (pragma: string) => (await sql.raw(`PRAGMA ${pragma}`).execute(db)).rows;

  expect(await read("journal_mode")).toEqual([{ journal_mode: "wal" }]);
  expect(await read("synchronous")).toEqual([{ synchronous: 2 }]);
});

test("a missing folder is created, readable by its owner only", async () => {
  const folder = path.join(path.dirname(file), "new", "folder");
  file = path.join(folder, "leads.db");

  await open();

  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("after closing, everything is in one file", async () => {
  const database = await open();
  await addLike(database.db, "first-post");

  await database.close();

  const log = `${file}-wal`;
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
  expect(await countLikes((await open()).db, "first-post")).toBe(1);
});

test("a database without a write-ahead log is refused", async () => {
  await expect(openSqlite(":memory:")).rejects.toThrow(/needs journal_mode wal but has/);
});

test("a damaged file is refused at the start, with the way to a backup", async () => {
  const database = await open();
  for (let index = 0; index < 400; index += 1) await addLike(database.db, `post-${index}`);
  await database.close();
  const bytes = readFileSync(file);
  bytes.fill(255, bytes.length - 4096);
  writeFileSync(file, bytes);

  await expect(open()).rejects.toThrow(/the file is damaged. Restore a backup: npm run restore/);
});

test("a file that can't be opened says what to check", async () => {
  const folder = path.dirname(file);

  await expect(openSqlite(folder)).rejects.toThrow(/can't be opened. Check API_DATABASE/);
});

test("a reader sees what the writer writes, and can't write", async () => {
  const writer = await open();
  const reader = await openForReading(file);

  await addLike(writer.db, "first-post");

  expect(await countLikes(reader.db, "first-post")).toBe(1);
  await expect(addLike(reader.db, "first-post")).rejects.toThrow("readonly");
});

test("a reader does not create a missing file", async () => {
  await expect(openForReading(file)).rejects.toThrow(`The database ${file} failed`);
  expect(existsSync(file)).toBe(false);
});

test("of writes at the same time, a bad one does not fail the others", async () => {
  const { db } = await open();

  const outcomes = await Promise.allSettled([
    addLike(db, "first-post"),
    sql`INSERT INTO likes VALUES ('x', 'not a number')`.execute(db),
    db.transaction().execute(async (transaction) => {
      await addLike(transaction, "undone");
      await sql`INSERT INTO likes VALUES ('x', 'not a number')`.execute(transaction);
    }),
    db.transaction().execute((transaction) => addLike(transaction, "first-post")),
    addLike(db, "first-post"),
  ]);

  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
  expect(await countLikes(db, "")).toBe(3);
});

const UNAVAILABLE = [503, expect.stringMatching(/^We could not save this/)];

async function serverWithFile() {
  const server = await startServer();
  if (server.target.kind !== "sqlite") throw new Error("This test needs SQLite");
  const other = new Libsql(server.target.file);
  afterThisTest(() => other.close());
  return { ...server, file: server.target.file, other };
}

test("a locked database answers 503, and a lead sent after it is on disk", async () => {
  const { post, other } = await serverWithFile();
  other.exec("BEGIN IMMEDIATE");
  hurryLocks();

  const refused = await post("/company_leads", leadPayload());
  other.exec("ROLLBACK");
  const stored = await post("/company_leads", leadPayload());

  expect(errorIn(refused)).toEqual(UNAVAILABLE);
  expect(stored.statusCode).toBe(201);
  // Another connection sees only what is committed.
  expect(other.prepare("SELECT COUNT(*) AS leads FROM leads").all()).toEqual([{ leads: 1 }]);
});

test("while the database is locked, the server answers others", async () => {
  const { post, get, other } = await serverWithFile();
  other.exec("BEGIN IMMEDIATE");

  const order: string[] = [];
  const leads = Array.from({ length: 5 }, (_, index) =>
    post("/company_leads", leadPayload({ company_email: `a${index}@example.co` })).then(
      ({ statusCode }) => order.push(`lead ${statusCode}`),
    ),
  );
  await get("/essential_supplies");
  order.push("supplies");
  other.exec("ROLLBACK");
  await Promise.all(leads);

  expect(order).toEqual(["supplies", ...Array<string>(5).fill("lead 201")]);
});

test.each<[string, (file: string, check: () => Promise<unknown>) => unknown]>([
  ["removed", (name) => rmSync(name)],
  ["renamed", (name) => renameSync(name, `${name}.old`)],
  [
    "replaced by a copy",
    (name) => {
      copyFileSync(name, `${name}.copy`);
      renameSync(`${name}.copy`, name);
    },
  ],
  [
    "overwritten by a backup",
    async (name) => {
      const env = { API_DATABASE: name };
      expect(await runHere(backup, [`${name}.backup`], env)).toMatchObject({ code: 0 });
      copyFileSync(`${name}.backup`, name);
    },
  ],
  [
    "overwritten by an older copy of itself",
    async (name, check) => {
      const { db, clean } = await openTestDatabase({ kind: "sqlite", file: name });
      await clean();
      copyFileSync(name, `${name}.copy`);
      await addOldLeads(db, 100, "x".repeat(1000));
      await clean();
      await check();
      copyFileSync(`${name}.copy`, name);
    },
  ],
  ["left without its write-ahead log", (name) => rmSync(`${name}-wal`)],
])("when the file is %s, leads and health checks get 503, and the log says why", async (_, act) => {
  const { post, get, log, file: name } = await serverWithFile();
  expect((await post("/company_leads", leadPayload())).statusCode).toBe(201);

  await act(name, () => get("/healthz"));

  expect(errorIn(await post("/company_leads", leadPayload()))).toEqual(UNAVAILABLE);
  expect((await get("/healthz")).statusCode).toBe(503);
  expect((await get("/readyz")).statusCode).toBe(503);
  expect(log.join("")).toContain("its files were removed, replaced or overwritten");
});

test("a page that is damaged while the server runs answers 503 to leads and readyz", async () => {
  const { post, get, other, file: name } = await serverWithFile();
  for (let index = 0; index < 50; index += 1) {
    await post("/company_leads", leadPayload({ company_email: `a${index}@example.co` }));
  }
  other.pragma("wal_checkpoint(TRUNCATE)");
  const root = other.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'leads_once'");
  const [{ rootpage }] = root.all([]) as [{ rootpage: number }];
  const bytes = readFileSync(name);
  bytes.fill(255, (rootpage - 1) * 4096, rootpage * 4096);
  writeFileSync(name, bytes);
  // Drops the pages that the server has in its memory.
  other.exec("INSERT INTO likes VALUES ('first-post', 1)");

  const refused = await post("/company_leads", leadPayload({ company_email: "z@example.co" }));

  expect(errorIn(refused)).toEqual(UNAVAILABLE);
  expect((await get("/readyz")).statusCode).toBe(503);
});
