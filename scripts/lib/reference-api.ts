import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Config } from "../../src/lib/parse-config";
import { SetupError } from "./setup-error";
import { hasEnded, start, stop, typescript } from "./processes";

/** The reference API's database unless `API_DATABASE` names another. */
export const LEADS_FILE = ".data/leads.db";

const isLocal = (hostname: string) => hostname === "localhost" || hostname === "127.0.0.1";

/**
 * The port that the site expects the reference API on.
 *
 * @throws {SetupError} When the site is configured for another API.
 */
export function apiPort({ apiHost }: Config): number {
  const { hostname, port, pathname } = new URL(apiHost);
  if (!isLocal(hostname) || port === "" || pathname !== "/") {
    throw new SetupError(
      `GATSBY_API_HOST is ${apiHost}, which is not on this machine. Unset it to run the reference API, or use npm run build for a site with that API, and npx tsx scripts/serve.ts public 9000 to look at it.`,
    );
  }
  return Number(port);
}

/** Starts the reference API for a site at `origin`, with its own database if given. */
export function startApi(config: Config, origin: string, database?: string) {
  const port = apiPort(config);
  return start(process.execPath, typescript("reference-api/main.ts"), {
    API_PORT: String(port),
    API_ALLOWED_ORIGINS: process.env.API_ALLOWED_ORIGINS ?? origin,
    API_TOKEN: process.env.API_TOKEN ?? config.apiToken ?? "",
    ...(database !== undefined && { API_DATABASE: database }),
  });
}

/** Waits until the API responds. Throws when its process has ended. */
export async function apiReady(config: Config, api: ChildProcess): Promise<void> {
  while (!hasEnded(api)) {
    const isUp = await fetch(`${config.apiHost}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new SetupError("The reference API did not start. See its message above.");
}

/** Runs the API on a new database for a site at `origin` while `work` runs, and removes both. */
export async function withApi<T>(
  config: Config,
  origin: string,
  work: () => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "kraya-"));
  const api = startApi(config, origin, path.join(folder, "leads.db"));
  try {
    await apiReady(config, api);
    return await work();
  } finally {
    await stop(api);
    await rm(folder, { recursive: true, force: true });
  }
}
