import { readdirSync, readFileSync } from "node:fs";

/** A file of a process by proc(5); null where it has ended since it was listed. */
function readProcess(pid: string, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return null;
  }
}

/** What a process's stat tells after the command's name, which may hold anything and stands in brackets. */
function statOf(pid: string): readonly string[] {
  const text = readProcess(pid, "stat") ?? "";
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

/** Memory of a process in bytes, with its part of what it shares with others. */
function memoryOfProcess(pid: string): number {
  const text = readProcess(pid, "smaps_rollup") ?? "";
  return Number(/^Pss: +(?<kilobytes>\d+) kB$/mu.exec(text)?.groups?.kilobytes ?? 0) * 1024;
}

/**
 * Memory of all processes of a group together, in bytes. What several of them share, as the pages of
 * Gatsby's database, counts once (Pss in proc(5)): the sum of their resident memory would count it for each.
 */
export function memoryOf(group: number): number {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name) && Number(statOf(name)[2]) === group)
    .reduce((sum, pid) => sum + memoryOfProcess(pid), 0);
}

/** Length of a tick of proc(5): USER_HZ is 100 on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;

/** Seconds of processor time of all ended processes that this one started, and that those did. */
export function childrenTime(): number {
  const fields = statOf("self");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

/** Ends a whole group at once; one that has ended is no error. */
export function endGroup(group: number): void {
  try {
    process.kill(-group, "SIGKILL");
  } catch {
    return;
  }
}
