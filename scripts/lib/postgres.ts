import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { freePort } from "./ports";
import { hasEnded } from "./processes";
import { findProgram, installByApt } from "./programs";

/** Debian's folder of installed versions; its programs are not on the PATH. */
const DEBIAN = "/usr/lib/postgresql";

/** The folder with the programs of a Postgres server, or null. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const folders = versions.map((version) => path.join(DEBIAN, version, "bin"));
  const program = findProgram("postgres");
  if (program !== null) folders.unshift(path.dirname(program));
  return folders.find((folder) => existsSync(path.join(folder, "initdb"))) ?? null;
}

/** Like `findPostgres`. A missing server is installed by apt, as root or by sudo without a password. */
export async function requirePostgres(): Promise<string | null> {
  const found = findPostgres();
  if (found !== null) return found;
  console.log("No Postgres found; installing one.");
  await installByApt("postgresql").catch(() => 1);
  return findPostgres();
}

/** Starts a Postgres server with a temporary folder on a free port of this machine. It syncs nothing to disk. */
export async function startPostgres(bin: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "postgres-"));
  const user = serverUser();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const options = { ...user, cwd: folder, stdio: "ignore" } as const;
  const cluster = ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync"];
  execFileSync(path.join(bin, "initdb"), cluster, options);
  const port = await freePort();
  const settings = ["fsync=off", "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`];
  const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const server = spawn(path.join(bin, "postgres"), args, options);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  while (!(await accepts(url))) {
    if (hasEnded(server)) throw new Error("Postgres did not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    /** The address of a database that always exists. */
    url,
    pid: server.pid,
    stop: async () => {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  const isReady = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end();
  return isReady;
}

/** Postgres refuses to run as root, so root starts it as the user of Debian's package. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
