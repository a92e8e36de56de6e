import { randomInt } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import type Libsql from "libsql";
import { z } from "zod";

/** Where the application id is in a SQLite file: https://www.sqlite.org/fileformat.html */
const ID_OFFSET = 68;
const ID_BYTES = 4;

const idRow = z.tuple([z.object({ application_id: z.int() })]);
const busyRow = z.tuple([z.object({ busy: z.int() })]);

const idOf = (connection: Libsql.Database): number =>
  idRow.parse(connection.pragma("application_id"))[0].application_id;

/** Moves the write-ahead log into the database file and empties it. */
export function checkpoint(connection: Libsql.Database): void {
  const [{ busy }] = busyRow.parse(connection.pragma("wal_checkpoint(TRUNCATE)"));
  if (busy !== 0) throw new Error("database is locked");
}

/**
 * Gives a database a random id, once. Backups have none, so a server notices if its file is overwritten
 * by one.
 */
export function markDatabase(connection: Libsql.Database): void {
  if (idOf(connection) !== 0) return;
  connection.pragma(`application_id = ${randomInt(1, 2 ** 31)}`);
  checkpoint(connection);
}

/** Removes the id of a backup. */
export function unmarkDatabase(connection: Libsql.Database): void {
  connection.pragma("application_id = 0");
}

/**
 * Writes a consistent copy of a database to a new file. Without `secure_delete`, its pages would keep
 * rows that moved to others while it was written, also after their erasure.
 */
export function copyDatabase(connection: Libsql.Database, file: string): void {
  connection.exec("PRAGMA secure_delete = ON");
  connection.prepare("VACUUM INTO ?").run([file]);
}

/** Watches the files of a database that `markDatabase` has marked. */
export function watchFiles(file: string, connection: Libsql.Database) {
  // Open until the database is closed: closing it releases SQLite's locks on the file.
  const descriptor = openSync(file, "r");
  const identityOf = (name: string): string => {
    const stats = statSync(name, { throwIfNoEntry: false });
    return stats ? `${stats.dev}:${stats.ino}` : "missing";
  };
  const idInFile = (): number => {
    const bytes = Buffer.alloc(ID_BYTES);
    readSync(descriptor, bytes, 0, ID_BYTES, ID_OFFSET);
    return bytes.readInt32BE();
  };
  const id = idInFile();
  // The id may still be in the log only, if another program was reading. It can't be compared then.
  const isMarked = id !== 0 && id === idOf(connection);
  const identities = () =>
    [identityOf(file), identityOf(`${file}-wal`), isMarked ? idInFile() : ""].join();
  const opened = identities();
  let size = 0;
  let isCut = false;
  let isOpen = true;
  return {
    /** @throws {Error} If the paths are no longer the files that were opened, or have other contents. */
    requireInPlace: () => {
      // The file never shrinks, unless a smaller one is copied over it.
      const now = fstatSync(descriptor).size;
      isCut ||= now < size;
      size = Math.max(size, now);
      if (!isCut && identities() === opened) return;
      throw new Error(
        "its files were removed, replaced or overwritten while the server runs. Stop the server, restore the database, then start the server",
      );
    },
    /** To be called after the database is closed. */
    close: () => {
      // Closed twice, it could be the descriptor of another file by now.
      if (isOpen) closeSync(descriptor);
      isOpen = false;
    },
  };
}
