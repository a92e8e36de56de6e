import { readdirSync, readFileSync } from "node:fs";

/** A process, by proc(5). */
interface ProcessStat {
  readonly group: number;
  /** Resident memory in pages of 4 KiB. */
  readonly pages: number;
}

const PAGE = 4096;

/** The fields after the command's name, which may hold anything and stands in brackets. */
function readStat(pid: string): ProcessStat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { group: Number(fields[2]), pages: Number(fields[21]) };
  } catch {
    // It has ended since the folder was listed.
    return null;
  }
}

/**
 * Resident memory of all processes of a group together, in bytes. What several of them share counts
 * for each, so that this is an upper bound.
 */
export function memoryOf(group: number): number {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .map(readStat)
    .filter((stat) => stat?.group === group)
    .reduce((sum, stat) => sum + (stat?.pages ?? 0) * PAGE, 0);
}

/** Length of a tick of proc(5): USER_HZ is 100 on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;

/** Seconds of processor time of all ended processes that this one started, and that those did. */
export function childrenTime(): number {
  const text = readFileSync("/proc/self/stat", "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
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
