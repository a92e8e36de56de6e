import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseConfig } from "../../src/lib/parse-config";
import { buildSite } from "../lib/gatsby";
import { requireFreePorts, SetupError } from "../lib/ports";
import { stop } from "../lib/processes";
import { apiReady, startApi } from "../lib/reference-api";
import { EXTRA_SITE_PORT, TEST_API_PORT, testEnvironment } from "../lib/test-environment";
import { servedFiles } from "./files";
import { floorFiles } from "./floor";
import { serveFiles } from "./server";

const PORT = EXTRA_SITE_PORT;
const FOLDER = "public";

/** Where the site is served from while it is measured. */
export const BENCH_ORIGIN = `https://localhost:${PORT}`;

/**
 * Builds the site as `npm test` does, serves it and the floor pages as a CDN would beside the reference
 * API, and ends both after the work, whatever becomes of it.
 *
 * @param isBuilt Whether to take the build that is there.
 * @throws {SetupError} Where the build fails or a port is in use.
 */
export async function withSite<T>(isBuilt: boolean, work: () => Promise<T>): Promise<T> {
  await requireFreePorts(PORT, TEST_API_PORT);
  if (!isBuilt && (await buildSite(testEnvironment)) !== 0) {
    throw new SetupError("The build failed; its message stands above.");
  }
  const files = new Map([...(await servedFiles(FOLDER)), ...(await floorFiles())]);
  if (!files.has("/")) throw new SetupError("There is no build in public/; leave --built out.");
  const data = await mkdtemp(path.join(tmpdir(), "kraya-bench-"));
  const api = startApi(parseConfig(testEnvironment), BENCH_ORIGIN, path.join(data, "leads.db"));
  const server = await serveFiles(files, PORT);
  try {
    await apiReady(parseConfig(testEnvironment), () => api.exitCode !== null);
    return await work();
  } finally {
    await server.close();
    await stop(api);
    await rm(data, { recursive: true, force: true });
  }
}
