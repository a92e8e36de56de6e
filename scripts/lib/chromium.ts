import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { existsSync } from "node:fs";
import { SetupError } from "./ports";
import { run } from "./processes";

/**
 * Debian's names of Chromium. The first has no window and none of the browser's own pages, which a full
 * Chromium draws anew for each test and which take it longer than the test's page.
 */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Path of an installed Chromium: the one `CHROMIUM_PATH` names, the system's, or Playwright's own. */
export function findChromium(): string | null {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  for (const name of NAMES) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Installs Chromium by apt, as root or by sudo without a password. */
async function installByApt(): Promise<void> {
  const apt = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const [command = "apt-get", ...rest] = apt;
  await run(command, [...rest, "update", "-qq"]);
  const install = [...rest, "install", "-y", "-qq", "--no-install-recommends"];
  for (const name of NAMES.slice(0, 2)) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    if ((await run(command, [...install, name], { env })) === 0) return;
  }
}

/**
 * The Chromium for browser tests; where there is none, it is installed: by Playwright, or by apt where
 * Playwright's download can't be reached.
 *
 * @throws {SetupError} Where neither works.
 */
export async function requireChromium(): Promise<string> {
  const found = findChromium();
  if (found !== null) return found;
  console.log("No Chromium found; installing one.");
  const code = await run("npx", ["playwright", "install", "--with-deps", "chromium"]);
  if (code !== 0) await installByApt().catch(() => undefined);
  const installed = findChromium();
  if (installed === null) {
    throw new SetupError(
      "Chromium could not be installed. Install it, or name its path in CHROMIUM_PATH.",
    );
  }
  return installed;
}
