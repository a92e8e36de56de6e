import { run, start } from "./processes";

const CLI = "node_modules/gatsby/cli.js";
const environment = { GATSBY_TELEMETRY_DISABLED: "1" };

/**
 * Memory of a build's processes, in MB. More room for young objects than V8's 16 makes parsing faster;
 * a limit for old ones keeps each process from holding on to what it no longer needs.
 */
const HEAP = "--max-semi-space-size=32 --max-old-space-size=640";

/** How a build is started; what `NODE_OPTIONS` says already comes last and so counts. */
export const buildCommand = {
  command: process.execPath,
  args: [CLI, "build"],
  env: {
    ...environment,
    NODE_OPTIONS: `${HEAP} ${process.env.NODE_OPTIONS ?? ""}`.trim(),
    // glibc otherwise keeps freed memory of images for each of many threads.
    MALLOC_ARENA_MAX: "2",
  },
} as const;

/** Builds the site into `public/`. Gives Gatsby's exit code. */
export async function buildSite(env: Readonly<Record<string, string>> = {}): Promise<number> {
  const { command, args, env: own } = buildCommand;
  return run(command, args, { env: { ...own, ...env } });
}

/** Starts Gatsby's develop server, with GraphiQL at `/___graphql`. */
export function startDevelop(port: number) {
  return start(process.execPath, [CLI, "develop", "--port", String(port), "--host", "localhost"], {
    env: environment,
  });
}
