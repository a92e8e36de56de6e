import path from "node:path";
import type { Writable } from "node:stream";
import { inspect } from "node:util";
import type { Environment } from "./config-values";
import { ConfigError, DatabaseError } from "./errors";

/** Where a command writes to, such as `process`. */
interface Output {
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** What an operator runs. Resolves with the exit code. */
export type Command = (
  args: readonly string[],
  env: Environment,
  output: Output,
) => Promise<number>;

/** Makes a command print in one line why it could not do its work. */
export function command(action: Command): Command {
  return async (args, env, output) => {
    try {
      return await action(args, env, output);
    } catch (error) {
      const isExpected =
        error instanceof DatabaseError ||
        error instanceof ConfigError ||
        // Of the file system or SQLite, such as a full disk.
        (error instanceof Error && "code" in error);
      output.stderr.write(`${isExpected ? error.message : inspect(error)}\n`);
      return 1;
    }
  };
}

/** The command `npm run NAME -- FILE`. Prints what the action did. */
export function fileCommand(
  name: string,
  action: (file: string, env: Environment) => Promise<string>,
): Command {
  return command(async ([file, ...others], env, { stdout, stderr }) => {
    if (file === undefined || others.length > 0) {
      stderr.write(`Usage: npm run ${name} -- FILE\n`);
      return 2;
    }
    stdout.write(`${await action(path.resolve(file), env)}\n`);
    return 0;
  });
}

/** Runs a command if Node was started with its module. */
export function runIfMain(module: NodeJS.Module, run: Command): void {
  if (require.main !== module) return;
  // Leads are personal data, so only this user may read what a command writes.
  process.umask(0o077);
  void run(process.argv.slice(2), process.env, process).then((code) => (process.exitCode = code));
}
