import path from "node:path";
import { ConfigError, DatabaseError } from "./errors";

/** Runs a command on one file. Prints what it did, or why it could not, in one line. */
async function run(
  name: string,
  action: (file: string) => Promise<string>,
  [file, ...others]: readonly string[],
): Promise<number> {
  if (file === undefined || others.length > 0) {
    console.error(`Usage: npm run ${name} -- FILE`);
    return 2;
  }
  // Backups are personal data, so only this user may read them.
  process.umask(0o077);
  try {
    console.log(await action(path.resolve(file)));
    return 0;
  } catch (error) {
    const isExpected = error instanceof DatabaseError || error instanceof ConfigError;
    console.error(isExpected ? error.message : error);
    return 1;
  }
}

/** Makes this process the command `npm run NAME -- FILE`. */
export function runFileCommand(name: string, action: (file: string) => Promise<string>): void {
  void run(name, action, process.argv.slice(2)).then((code) => (process.exitCode = code));
}
