import { spawnSync } from "node:child_process";
import { run } from "./processes";

/** Path of the first of these programs that is installed, or null. */
export function findProgram(...names: readonly string[]): string | null {
  for (const name of names) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return null;
}

/**
 * Installs Debian's packages, as root or by sudo without a password. Resolves with the exit code.
 *
 * @throws {Error} If there is no apt.
 */
export async function installByApt(...packages: readonly string[]): Promise<number> {
  const apt = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const [command = "apt-get", ...rest] = apt;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run(command, [...rest, "update", "-qq"], env);
  const install = [...rest, "install", "-y", "-qq", "--no-install-recommends"];
  return run(command, [...install, ...packages], env);
}
