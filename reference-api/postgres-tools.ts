import { spawn } from "node:child_process";
import { DatabaseError } from "./errors";

/**
 * Runs `pg_dump` or `pg_restore` of the Postgres client. The password is in the environment, because
 * other users of the machine can read arguments.
 *
 * @returns What it printed.
 * @throws DatabaseError
 */
export async function runPostgresTool(
  tool: "pg_dump" | "pg_restore",
  url: string,
  args: readonly string[],
): Promise<string> {
  const address = new URL(url);
  const password = address.password && { PGPASSWORD: decodeURIComponent(address.password) };
  address.password = "";
  const child = spawn(tool, ["--dbname", address.href, ...args], {
    env: { ...process.env, ...password },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", (error) =>
      reject(
        new DatabaseError(`${tool} could not run: ${error.message}. Install postgresql-client`),
      ),
    );
    child.once("close", resolve);
  });
  if (code !== 0) throw new DatabaseError(`${tool} failed with exit code ${String(code)}`);
  return output;
}
