import { chromium } from "@playwright/test";
import { existsSync } from "node:fs";
import { SetupError } from "./setup-error";
import { run } from "./processes";
import { findProgram, installByApt } from "./programs";

/** Debian's Chromium without a user interface: it starts faster, and leaves a small machine to the page. */
const SHELL = "chromium-headless-shell";

const names = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Path of an installed Chromium: the one `CHROMIUM_PATH` names, the system's, or Playwright's own.
 *
 * @throws {SetupError} If `CHROMIUM_PATH` names no file.
 */
export function findChromium(): string | null {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new SetupError(
      `There is no file at ${CHROMIUM_PATH}. Correct CHROMIUM_PATH, or unset it.`,
    );
  }
  const found = findProgram(...names);
  if (found !== null) return found;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Installs Debian's Chromium. Older releases of Debian have no headless shell. */
async function installChromium(): Promise<void> {
  if ((await installByApt("chromium", SHELL)) !== 0) await installByApt("chromium");
}

/**
 * Path of a Chromium. A missing one is installed by Playwright, or by apt when Playwright's download
 * server is unreachable.
 *
 * @throws {SetupError} When neither works.
 */
export async function requireChromium(): Promise<string> {
  const found = findChromium();
  if (found !== null) return found;
  console.log("No Chromium found; installing one.");
  const code = await run("npx", ["playwright", "install", "--with-deps", "chromium"]);
  if (code !== 0) await installChromium().catch(() => undefined);
  const installed = findChromium();
  if (installed === null) {
    throw new SetupError(
      "Chromium could not be installed. Install it, or set CHROMIUM_PATH to its path.",
    );
  }
  return installed;
}
