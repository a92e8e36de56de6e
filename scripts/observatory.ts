import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { certificate } from "./bench/server";
import { runMain } from "./lib/main";
import { LOOPBACK, requireFreePorts } from "./lib/ports";
import { serveSite } from "./lib/static-server";
import { EXTRA_SITE_PORT, TEST_SITE_PORT } from "./lib/test-environment";

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

/** Serves the site at a port over TLS. */
async function serveOverTls({ key, cert }: { key: Buffer; cert: Buffer }) {
  const site = await serveSite("public", TEST_SITE_PORT);
  const front = createServer({ key, cert }, (asked, answer) => {
    const { method, url, headers } = asked;
    const back = { host: LOOPBACK, port: TEST_SITE_PORT, method, path: url, headers };
    asked.pipe(
      request(back, (got) => got.pipe(answer.writeHead(got.statusCode ?? 500, got.headers))),
    );
  }).listen(EXTRA_SITE_PORT, LOOPBACK);
  return async () => {
    front.closeAllConnections();
    front.close();
    await site.close();
  };
}

/**
 * `npm run observatory`: gives the site in `public/` to the MDN HTTP Observatory, which it installs in a
 * temporary folder. Exits with 1 if the score is below 130.
 * Needs `openssl`, and a registry to install from.
 */
runMain(async () => {
  await requireFreePorts(TEST_SITE_PORT, EXTRA_SITE_PORT);
  const folder = await mkdtemp(path.join(tmpdir(), "observatory-"));
  const tls = await certificate();
  const authority = path.join(folder, "cert.pem");
  await writeFile(authority, tls.cert);
  await writeFile(path.join(folder, "scan.mjs"), SCAN);
  await installObservatory(folder);
  const stop = await serveOverTls(tls);
  try {
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
    const { stdout } = await run(process.execPath, ["scan.mjs"], { cwd: folder, env });
    console.log(stdout);
    const [, score] = /^Score (\d+)/u.exec(stdout) ?? [];
    return Number(score) >= LOWEST ? 0 : 1;
  } finally {
    await stop();
    await rm(folder, { recursive: true });
  }
});
