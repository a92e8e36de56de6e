/** @jest-environment node */
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { openDatabase, openForReading, type Database } from "./database";
import { afterThisTest, temporaryFolder } from "./testing/temporary";

let file = "";

beforeEach(() => {
  file = path.join(temporaryFolder(), "odd name %41?#.db");
});

function open(): Database {
  const database = openDatabase(file);
  afterThisTest(() => database.close());
  return database;
}

test("every commit is synced to a write-ahead log", () => {
  const database = open();

  expect(database.all("PRAGMA journal_mode")).toEqual([{ journal_mode: "wal" }]);
  expect(database.all("PRAGMA synchronous")).toEqual([{ synchronous: 2 }]);
});

test("a missing folder is created, readable by its owner only", () => {
  const folder = path.join(path.dirname(file), "new", "folder");
  file = path.join(folder, "leads.db");

  open();

  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("an existing database keeps its rows", () => {
  open().run("INSERT INTO likes VALUES (?, ?)", "first-post", 3);

  expect(open().all("SELECT * FROM likes")).toEqual([{ blog_name: "first-post", count: 3 }]);
});

test("after closing, everything is in one file", () => {
  const database = openDatabase(file);
  database.run("INSERT INTO likes VALUES (?, ?)", "first-post", 1);

  database.close();

  const log = `${file}-wal`;
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
});

test.each<[string, () => void, RegExp]>([
  [
    "a text file",
    () => writeFileSync(file, "name\n".repeat(1000)),
    /failed: file is not a database/,
  ],
  ["a folder", () => mkdirSync(file), /^The database .*odd name.* failed/],
  ["a newer version", () => open().exec("PRAGMA user_version = 99"), /version 99, which is newer/],
  ["no support for a write-ahead log", () => (file = ":memory:"), /needs journal_mode wal but has/],
])("%s is refused", (_, prepare, message) => {
  prepare();

  expect(() => openDatabase(file)).toThrow(message);
});

test("a failed statement has the driver's error as its cause", () => {
  expect(() => open().all("SELECT * FROM missing")).toThrow(
    expect.objectContaining({
      name: "DatabaseError",
      cause: expect.objectContaining({ message: expect.stringContaining("no such table") }),
    }),
  );
});

test("a reader sees what the writer writes, and can't write", () => {
  const writer = open();
  const reader = openForReading(file);

  writer.run("INSERT INTO likes VALUES (?, ?)", "first-post", 1);

  expect(reader.all("SELECT count FROM likes")).toEqual([{ count: 1 }]);
  expect(() => reader.all("INSERT INTO likes VALUES ('x', 1)")).toThrow("readonly");
});

test("a reader does not create a missing file", () => {
  expect(() => openForReading(file)).toThrow(`The database ${file} failed`);
  expect(existsSync(file)).toBe(false);
});
