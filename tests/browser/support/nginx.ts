import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { LOGS, nginxConfig, PLACE } from "../../../src/build/hosting-nginx";
import type { Redirect } from "../../../src/build/hosting-redirects";

/** The nginx of the system, or null. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
  return (
    folders.map((folder) => path.join(folder, "nginx")).find((file) => existsSync(file)) ?? null
  );
}

async function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/**
 * Serves a built site with nginx and the configuration that the build writes.
 *
 * @param more Directives for the server, besides those of the site.
 * @returns A function that stops it.
 */
export async function serveWithNginx(
  site: string,
  redirects: readonly Redirect[],
  port: number,
  more = "",
): Promise<() => Promise<void>> {
  const command = findNginx();
  if (command === null) throw new Error("nginx is not installed");
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const server = nginxConfig(redirects)
    .replace(PLACE, `listen ${port}; root "${path.resolve(site)}";`)
    .replace(LOGS, "")
    .replace(/\}\n$/u, `${more}\n}\n`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const main = [
    "daemon off;",
    `pid ${folder}/pid;`,
    "error_log /dev/null;",
    // Root's workers otherwise run as another user, which may not read the checkout.
    process.getuid?.() === 0 ? "user root;" : "",
    "events {}",
    "http {",
    "access_log off;",
    ...paths.map((name) => `${name}_temp_path ${folder}/${name};`),
    server,
    "}",
  ];
  const file = path.join(folder, "nginx.conf");
  await writeFile(file, main.join("\n"));
  const child = spawn(command, ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (part: Buffer) => (errors += part.toString()));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true });
  };
}
