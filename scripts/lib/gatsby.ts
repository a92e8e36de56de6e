import { hash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { today } from "../../src/lib/today";
import { sourceHash, readTextOrEmpty } from "../../src/build/source-hash";
import { run, start } from "./processes";
import { removeStaleCache } from "./stale-cache";

const CLI = "node_modules/gatsby/cli.js";
const environment = { GATSBY_TELEMETRY_DISABLED: "1" };

/**
 * V8's memory limits for a build, in MB. A larger young generation makes parsing faster. A limit for
 * the old generation makes each process collect garbage earlier: 640 MB suffice for 1,000 entries.
 */
function heapOptions(entries: number): string {
  const old = 640 + Math.max(0, Math.round((entries - 1000) * 0.1));
  return `--max-semi-space-size=32 --max-old-space-size=${old}`;
}

/** Command line and environment of a build. The caller's `NODE_OPTIONS` come last and win. */
export function buildCommand(project = process.cwd()) {
  const entries = readdirSync(`${project}/content`, { recursive: true }).length;
  const env = {
    ...environment,
    NODE_OPTIONS: `${heapOptions(entries)} ${process.env.NODE_OPTIONS ?? ""}`.trim(),
    // Fewer malloc arenas: glibc otherwise keeps freed image memory per thread.
    MALLOC_ARENA_MAX: "2",
  };
  return { command: process.execPath, args: [CLI, "build"], env };
}

/** File with the hash of everything from which `public/` was built. */
const BUILT_FROM = ".built-from";

/** What a build reads, apart from its settings and the day, which may publish an entry. */
const INPUTS = ["content", "src", "static", "gatsby-browser.tsx", "gatsby-ssr.tsx"];
const CONFIGURATION = ["gatsby-config.ts", "gatsby-node.ts", "package.json", "tsconfig.json"];

async function inputsHash(env: Readonly<Record<string, string>>): Promise<string> {
  const settings = Object.entries({ ...process.env, ...env })
    .filter(([name]) => name.startsWith("GATSBY_"))
    .sort();
  const files = await sourceHash(process.cwd(), [...INPUTS, ...CONFIGURATION]);
  return hash("sha256", JSON.stringify([files, settings, today()]));
}

/** Whether `public/` is what a build would make now. */
export const isBuilt = async (): Promise<boolean> =>
  existsSync("public/index.html") && (await readTextOrEmpty(BUILT_FROM)) === (await inputsHash({}));

/** Builds the site into `public/`. Resolves with Gatsby's exit code. */
export async function buildSite(env: Readonly<Record<string, string>> = {}): Promise<number> {
  await removeStaleCache();
  await rm(BUILT_FROM, { force: true });
  const { command, args, env: own } = buildCommand();
  // Taken before: what is edited during the build may have come too late for it.
  const inputs = await inputsHash(env);
  const code = await run(command, args, { ...own, ...env });
  if (code === 0) await writeFile(BUILT_FROM, inputs);
  return code;
}

/** Starts Gatsby's develop server, with GraphiQL at `/___graphql`. */
export async function startDevelop(port: number) {
  await removeStaleCache();
  const args = [CLI, "develop", "--port", String(port), "--host", "localhost"];
  return start(process.execPath, args, environment);
}
