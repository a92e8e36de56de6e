/** @jest-environment node */
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { openDatabase, openForReading, type Database } from "./database";
import { afterThisTest, temporaryFolder } from "./testing/temporary";

function open(file: string): Database {
  const database = openDatabase(file);
  afterThisTest(() => database.close());
  return database;
}

test("every commit is synced to the write-ahead log", () => {
  const database = open(path.join(temporaryFolder(), "leads.db"));

  expect(database.all("PRAGMA journal_mode")).toEqual([{ journal_mode: "wal" }]);
  expect(database.all("PRAGMA synchronous")).toEqual([{ synchronous: 2 }]);
});

test("where there can be no write-ahead log the server does not start", () => {
  expect(() => openDatabase(":memory:")).toThrow(
    'The database needs journal_mode wal and has [{"journal_mode":"memory"}]',
  );
});

test("a missing folder is made, for its owner alone", () => {
  const folder = path.join(temporaryFolder(), "new", "folder");

  open(path.join(folder, "leads.db"));

  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("an existing database is opened as it is", () => {
  const file = path.join(temporaryFolder(), "leads.db");
  open(file).run("INSERT INTO likes VALUES (?, ?)", "first-post", 3);

  expect(open(file).all("SELECT * FROM likes")).toEqual([{ blog_name: "first-post", count: 3 }]);
});

test("a database of a newer server is refused", () => {
  const file = path.join(temporaryFolder(), "leads.db");
  const newer = openDatabase(file);
  newer.exec("PRAGMA user_version = 99");
  newer.close();

  expect(() => openDatabase(file)).toThrow("version 99, newer than this server");
});

test("a file that is no database is refused by name", () => {
  const file = path.join(temporaryFolder(), "leads.db");
  writeFileSync(file, "name,email\n".repeat(1000));

  expect(() => openDatabase(file)).toThrow(`${file} failed: file is not a database`);
});

test("a path that is a folder is refused by name", () => {
  const file = path.join(temporaryFolder(), "leads.db");
  mkdirSync(file);

  expect(() => openDatabase(file)).toThrow(`The database ${file} failed`);
});

test("failures have one type, with the driver's error as cause", () => {
  const database = open(path.join(temporaryFolder(), "leads.db"));

  expect(() => database.all("SELECT * FROM missing")).toThrow(
    expect.objectContaining({
      name: "DatabaseError",
      cause: expect.objectContaining({ message: expect.stringContaining("no such table") }),
    }),
  );
});

test("a reader reads beside the writer, and cannot write", () => {
  const file = path.join(temporaryFolder(), "odd name %41?#.db");
  const writer = open(file);
  const reader = openForReading(file);

  writer.run("INSERT INTO likes VALUES (?, ?)", "first-post", 1);

  expect(reader.all("SELECT count FROM likes")).toEqual([{ count: 1 }]);
  expect(() => reader.all("INSERT INTO likes VALUES ('x', 1)")).toThrow("readonly");
});

test("reading does not create what is not there", () => {
  const file = path.join(temporaryFolder(), "leads.db");

  expect(() => openForReading(file)).toThrow(`The database ${file} failed`);
  expect(existsSync(file)).toBe(false);
});

test("closing leaves everything in the one file", () => {
  const file = path.join(temporaryFolder(), "leads.db");
  const database = openDatabase(file);
  database.run("INSERT INTO likes VALUES (?, ?)", "first-post", 1);

  database.close();

  const log = `${file}-wal`;
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
});
