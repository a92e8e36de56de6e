import path from "node:path";
import { ConfigError, DatabaseError } from "./errors";

/** Ends this process with an exit code, or prints in one line why a command could not do its work. */
export function exitWith(command: Promise<number>): void {
  command.then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      const isExpected =
        error instanceof DatabaseError ||
        error instanceof ConfigError ||
        // Of the file system or SQLite, such as a full disk.
        (error instanceof Error && "code" in error);
      console.error(isExpected ? error.message : error);
      process.exitCode = 1;
    },
  );
}

/** Makes this process the command `npm run NAME -- FILE`. Prints what it did. */
export function runFileCommand(name: string, action: (file: string) => Promise<string>): void {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0) {
    console.error(`Usage: npm run ${name} -- FILE`);
    process.exitCode = 2;
    return;
  }
  // Backups are personal data, so only this user may read them.
  process.umask(0o077);
  exitWith(
    action(path.resolve(file)).then((result) => {
      console.log(result);
      return 0;
    }),
  );
}
