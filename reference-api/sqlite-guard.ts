import { setTimeout as delay } from "node:timers/promises";
import type Libsql from "libsql";
import { DatabaseError } from "./errors";

/** How long a write waits for another process's lock. The server serves others meanwhile. */
export const LOCK_LIMIT_MS = 2000;
const LOCK_RETRY_MS = 20;

const DAMAGED = "the file is damaged. Restore a backup: npm run restore -- FILE";

const NOT_OPENED =
  "it can't be opened. Check API_DATABASE, and that this user may write to the file and its folder";

/** @throws {Error} If a pragma has another value, or the check finds damage. */
export function requirePragma(
  connection: Libsql.Database,
  name: string,
  expected: string | number,
): void {
  const actual = JSON.stringify(connection.pragma(name));
  if (actual === JSON.stringify([{ [name]: expected }])) return;
  if (name === "quick_check") throw new Error(DAMAGED);
  throw new Error(`it needs ${name} ${expected} but has ${actual}`);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

const isLock = (error: unknown): boolean =>
  codeOf(error).startsWith("SQLITE_BUSY") ||
  (error instanceof Error && error.message.includes("database is locked"));

/** Whether SQLite found the file damaged. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

/** Runs an action on a file, again and again while another process has it locked, until the limit. */
export function guarded(file: string) {
  return async <Result>(
    action: () => Result | Promise<Result>,
    lockLimitMs = LOCK_LIMIT_MS,
  ): Promise<Result> => {
    const end = performance.now() + lockLimitMs;
    for (;;) {
      try {
        return await action();
      } catch (error) {
        if (error instanceof DatabaseError) throw error;
        if (!isLock(error) || performance.now() > end) throw failure(file, error);
      }
      await delay(LOCK_RETRY_MS);
    }
  };
}

function failure(file: string, cause: unknown): DatabaseError {
  const message = cause instanceof Error ? cause.message : String(cause);
  let reason = codeOf(cause) === "SQLITE_CORRUPT" ? DAMAGED : message;
  // The driver gives no code when it can't open a file.
  if (message.includes("ConnectionFailed(")) reason = NOT_OPENED;
  return new DatabaseError(`The database ${file} failed: ${reason}`, { cause });
}
