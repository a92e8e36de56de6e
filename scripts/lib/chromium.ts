import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { existsSync } from "node:fs";
import { SetupError } from "./ports";
import { run } from "./processes";

/** Debian's Chromium without a user interface. */
const SHELL = "chromium-headless-shell";

/** Names of a complete browser. */
const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Preferred browsers. Tests start faster in the headless shell. Measurements need a complete browser,
 * which paints as a visitor's does.
 */
const orders = { tests: [SHELL, ...BROWSERS], measurements: [...BROWSERS, SHELL] } as const;

/** The purpose of a browser. */
export type BrowserUse = keyof typeof orders;

/** Path of an installed Chromium: the one `CHROMIUM_PATH` names, the system's, or Playwright's own. */
export function findChromium(use: BrowserUse = "tests"): string | null {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  for (const name of orders[use]) {
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
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  // Older releases of Debian have no headless shell.
  for (const names of [["chromium", SHELL], ["chromium"]]) {
    if ((await run(command, [...install, ...names], { env })) === 0) return;
  }
}

/**
 * Path of a Chromium. A missing one is installed by Playwright, or by apt when Playwright's download
 * server is unreachable.
 *
 * @throws {SetupError} When neither works.
 */
export async function requireChromium(use: BrowserUse = "tests"): Promise<string> {
  const found = findChromium(use);
  if (found !== null) return found;
  console.log("No Chromium found; installing one.");
  const code = await run("npx", ["playwright", "install", "--with-deps", "chromium"]);
  if (code !== 0) await installByApt().catch(() => undefined);
  const installed = findChromium(use);
  if (installed === null) {
    throw new SetupError(
      "Chromium could not be installed. Install it, or set CHROMIUM_PATH to its path.",
    );
  }
  return installed;
}
