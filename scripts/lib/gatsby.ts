import { run, start } from "./processes";

const CLI = "node_modules/gatsby/cli.js";
const environment = { GATSBY_TELEMETRY_DISABLED: "1" };

/** Builds the site into `public/`. Gives Gatsby's exit code. */
export async function buildSite(env: Readonly<Record<string, string>> = {}): Promise<number> {
  return run(process.execPath, [CLI, "build"], { env: { ...environment, ...env } });
}

/** Starts Gatsby's develop server, with GraphiQL at `/___graphql`. */
export function startDevelop(port: number) {
  return start(process.execPath, [CLI, "develop", "--port", String(port), "--host", "localhost"], {
    env: environment,
  });
}
