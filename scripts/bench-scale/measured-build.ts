import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { buildCommand } from "../lib/gatsby";
import { SetupError } from "../lib/setup-error";
import { ended } from "../lib/processes";
import { testEnvironment } from "../lib/test-environment";

const SAMPLE_EVERY_MS = 250;

/** A file of `/proc`, or an empty text when its process has ended. */
function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** Memory of a process group in bytes. Pss counts pages that processes share only once (proc(5)). */
function memoryOf(group: number): number {
  const isInGroup = (pid: string) => {
    const stat = readProcess(pid, "stat");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[2]) === group;
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name) && isInGroup(name))
    .map((pid) => /^Pss: +(\d+) kB$/mu.exec(readProcess(pid, "smaps_rollup"))?.[1] ?? 0)
    .reduce<number>((sum, kilobytes) => sum + Number(kilobytes) * 1024, 0);
}

/**
 * Builds a project with `gatsby build`.
 *
 * @returns How long it took, and the highest memory of all its processes together, sampled, in bytes.
 * @throws {SetupError} If it fails.
 */
export async function measuredBuild(project: string) {
  const { command, args, env } = buildCommand(project);
  const start = performance.now();
  // A process group of its own, by which its workers are found.
  const child = spawn(command, args, {
    cwd: project,
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env, ...testEnvironment },
  });
  const stopBuild = () => child.pid !== undefined && process.kill(-child.pid, "SIGKILL");
  process.once("SIGINT", stopBuild);
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
  }, SAMPLE_EVERY_MS);
  const code = await ended(child).finally(() => clearInterval(sampling));
  process.off("SIGINT", stopBuild);
  if (code !== 0) throw new SetupError(`The build in ${project} failed. See its message above.`);
  return { seconds: (performance.now() - start) / 1000, memory };
}
