import { cp, rm } from "node:fs/promises";
import { parseConfig } from "../../src/lib/parse-config";
import { readBuiltPages } from "../lib/built-pages";
import { buildSite } from "../lib/gatsby";
import { requireFreePorts } from "../lib/ports";
import { SetupError } from "../lib/setup-error";
import { withApi } from "../lib/reference-api";
import { serveSiteOverTls } from "../lib/static-server";
import { EXTRA_SITE_PORT, TEST_API_PORT, testEnvironment } from "../lib/test-environment";

/** Origin of the site during a benchmark. */
export const BENCH_ORIGIN = `https://localhost:${EXTRA_SITE_PORT}`;

/** The least HTML that shows a text, or a text below an image of 44 KB: budgets are multiples of its times. */
const FLOOR = "scripts/bench/floor";
const SERVED_FLOOR = "public/_floor";

/**
 * Builds the site with the configuration of the tests, serves it with the floor pages and the
 * reference API while `work` runs, then stops both servers.
 *
 * @throws {SetupError} When the build fails or a port is in use.
 */
export async function withSite<T>(isBuilt: boolean, work: () => Promise<T>): Promise<T> {
  await requireFreePorts(EXTRA_SITE_PORT, TEST_API_PORT);
  if (!isBuilt && (await buildSite(testEnvironment)) !== 0) {
    throw new SetupError("The build failed. See its message above.");
  }
  await cp(FLOOR, SERVED_FLOOR, { recursive: true });
  return withApi(parseConfig(testEnvironment), BENCH_ORIGIN, async () => {
    const server = await serveSiteOverTls("public", EXTRA_SITE_PORT);
    return work().finally(() => server.close());
  }).finally(async () => rm(SERVED_FLOOR, { recursive: true }));
}

/** One page of each kind that visitors land on: fixed URLs, and the first entry of each list. */
export function pagesToMeasure(): readonly string[] {
  const urls = readBuiltPages().map(({ url }) => url);
  const firstOf = (pattern: RegExp) => urls.filter((url) => pattern.test(url)).slice(0, 1);
  return [
    ...["/", "/us/", "/strategic-sourcing/", "/request-demo/", "/glossary/"],
    ...firstOf(/^\/blog\/[^/]+\/$/u),
    ...firstOf(/^\/case-study\/[^/]+\/$/u),
    ...firstOf(/^\/glossary\/[^/]+\/$/u),
    ...firstOf(/^\/tools\/[^/]+\/$/u),
  ];
}
