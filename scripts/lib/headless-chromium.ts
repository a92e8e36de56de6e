import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ended } from "./processes";
import { SetupError } from "./ports";

const START_LIMIT_MS = 30_000;

/** No work of the browser's own beside the page, and no host but this machine. */
const flags = [
  "--headless=new",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-extensions",
  "--disable-default-apps",
  "--disable-sync",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-client-side-phishing-detection",
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
  "--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider",
  "--metrics-recording-only",
  "--mute-audio",
  "--password-store=basic",
  "--use-mock-keychain",
  "--ignore-certificate-errors",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
  "--remote-debugging-port=0",
];

async function debuggingPort(profile: string, hasEnded: () => boolean): Promise<number> {
  const limit = Date.now() + START_LIMIT_MS;
  while (!hasEnded() && Date.now() < limit) {
    const text = await readFile(path.join(profile, "DevToolsActivePort"), "utf8").catch(() => "");
    const port = Number.parseInt(text, 10);
    if (port > 0) return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new SetupError("Chromium did not start.");
}

/**
 * Runs Chromium without a window and with a fresh profile, and ends it after the work, whatever
 * becomes of it.
 *
 * @param work Is given the port of its DevTools protocol.
 * @throws {SetupError} Where it does not start.
 */
export async function withHeadlessChromium<T>(
  executable: string,
  work: (port: number) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(path.join(tmpdir(), "kraya-chromium-"));
  // Root has no sandbox.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const args = [...flags, ...sandbox, `--user-data-dir=${profile}`, "about:blank"];
  // A group of its own: Debian's script that starts Chromium does not hand a signal on to it.
  const child = spawn(executable, args, { stdio: "ignore", detached: true });
  try {
    return await work(await debuggingPort(profile, () => child.exitCode !== null));
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended(child);
    // Its helpers may still be writing.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
