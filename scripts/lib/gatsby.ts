import { readdirSync } from "node:fs";
import { run, start } from "./processes";
import { removeStaleCache } from "./stale-cache";

const CLI = "node_modules/gatsby/cli.js";
const environment = { GATSBY_TELEMETRY_DISABLED: "1" };

/**
 * Memory of a build's processes, in MB. More room for young objects than V8's 16 makes parsing faster;
 * a limit for old ones keeps each process from holding on to what it no longer needs. 640 MB are enough
 * for 5,000 entries and too few for 20,000 (docs/performance.md).
 *
 * @param entries Files of content.
 */
export function heapOptions(entries: number): string {
  const old = 640 + Math.max(0, Math.round((entries - 5500) * 0.16));
  return `--max-semi-space-size=32 --max-old-space-size=${old}`;
}

/**
 * How a build is started; what `NODE_OPTIONS` says already comes last and so counts.
 *
 * @param project The project's folder.
 */
export function buildCommand(project = process.cwd()) {
  const entries = readdirSync(`${project}/content`, { recursive: true }).length;
  const env = {
    ...environment,
    NODE_OPTIONS: `${heapOptions(entries)} ${process.env.NODE_OPTIONS ?? ""}`.trim(),
    // glibc otherwise keeps freed memory of images for each of many threads.
    MALLOC_ARENA_MAX: "2",
  };
  return { command: process.execPath, args: [CLI, "build"], env };
}

/** Builds the site into `public/`. Gives Gatsby's exit code. */
export async function buildSite(env: Readonly<Record<string, string>> = {}): Promise<number> {
  await removeStaleCache();
  const { command, args, env: own } = buildCommand();
  return run(command, args, { env: { ...own, ...env } });
}

/** Starts Gatsby's develop server, with GraphiQL at `/___graphql`. */
export async function startDevelop(port: number) {
  await removeStaleCache();
  return start(process.execPath, [CLI, "develop", "--port", String(port), "--host", "localhost"], {
    env: environment,
  });
}
