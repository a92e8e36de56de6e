import { spawn } from "node:child_process";
import { DatabaseError } from "./errors";

/**
 * Runs `pg_dump` or `pg_restore` of the Postgres client. The connection is in the environment, because
 * other users of the machine can read arguments, and the address has a password.
 *
 * @throws DatabaseError
 */
export async function runPostgresTool(
  tool: "pg_dump" | "pg_restore",
  url: string,
  args: readonly string[],
): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  const child = spawn(tool, args, { env, stdio: ["ignore", "inherit", "inherit"] });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", (error) =>
      reject(
        new DatabaseError(`${tool} could not run: ${error.message}. Install postgresql-client`),
      ),
    );
    child.once("exit", resolve);
  });
  if (code !== 0) throw new DatabaseError(`${tool} failed with exit code ${String(code)}`);
}
