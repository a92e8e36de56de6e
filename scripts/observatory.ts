import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { certificate } from "./lib/certificate";
import { runMain } from "./lib/main";
import { requireFreePorts } from "./lib/ports";
import { serveSiteOverTls } from "./lib/static-server";
import { EXTRA_SITE_PORT } from "./lib/test-environment";

const run = promisify(execFile);

const LOWEST = 130;

/** Prints the score, and the outcome of each test. */
const SCAN = `
const { scan } = await import("@mdn/mdn-http-observatory");
const { scan: all, tests } = await scan("localhost:${EXTRA_SITE_PORT}");
console.log("Score " + all.score + ", grade " + all.grade + ", " + all.testsPassed + " of " + all.testsQuantity + " passed");
for (const [name, { pass, result, scoreModifier }] of Object.entries(tests))
  console.log((pass ? "pass" : "FAIL") + " " + scoreModifier + " " + name + ": " + result);
process.exit();
`;

/** Installs the MDN HTTP Observatory without its install script, which downloads lists of domains. */
async function installObservatory(folder: string): Promise<void> {
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder];
  await run("npm", ["install", ...options, "@mdn/mdn-http-observatory"]);
  const lists = path.join(folder, "node_modules/@mdn/mdn-http-observatory/conf");
  await writeFile(path.join(lists, "hsts-preload.json"), "{}");
  await writeFile(path.join(lists, "tld-list.json"), "[]");
}

/**
 * `npm run observatory`: gives the site in `public/` to the MDN HTTP Observatory, which it installs in a
 * temporary folder. Exits with 1 if the score is below 130.
 * Needs `openssl`, and a registry to install from.
 */
runMain(async () => {
  await requireFreePorts(EXTRA_SITE_PORT);
  const folder = await mkdtemp(path.join(tmpdir(), "observatory-"));
  const authority = path.join(folder, "cert.pem");
  await writeFile(authority, (await certificate()).cert);
  await writeFile(path.join(folder, "scan.mjs"), SCAN);
  await installObservatory(folder);
  const server = await serveSiteOverTls("public", EXTRA_SITE_PORT);
  try {
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
    const { stdout } = await run(process.execPath, ["scan.mjs"], { cwd: folder, env });
    console.log(stdout);
    const [, score] = /^Score (\d+)/u.exec(stdout) ?? [];
    return Number(score) >= LOWEST ? 0 : 1;
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});
