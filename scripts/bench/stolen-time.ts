import { readFile } from "node:fs/promises";

const STAT = "/proc/stat";

/** What the processors have done since the machine started, in ticks. */
export interface ProcessorTime {
  /** Work of this machine. */
  readonly used: number;
  /** Time in which it had work, and its host ran other machines instead. */
  readonly stolen: number;
}

/**
 * Reads the first line of `/proc/stat` (proc_stat(5)): user, nice, system, idle, iowait, irq, softirq,
 * steal, and times of guests, which are in user and nice already.
 *
 * @throws Where it is something else.
 */
export function parseProcessorTime(stat: string): ProcessorTime {
  const [name, ...ticks] = stat.split("\n", 1)[0]?.split(/\s+/u) ?? [];
  const [user, nice, system, , , irq, softirq, steal] = ticks.map(Number);
  const work = [user, nice, system, irq, softirq].map((value) => value ?? Number.NaN);
  const used = work.reduce((sum, value) => sum + value, 0);
  if (name !== "cpu" || steal === undefined || Number.isNaN(used + steal)) {
    throw new Error(`${STAT} doesn't begin with the times of all processors.`);
  }
  return { used, stolen: steal };
}

function stolenShare(before: ProcessorTime, after: ProcessorTime): number {
  const stolen = after.stolen - before.stolen;
  const wanted = stolen + after.used - before.used;
  return wanted === 0 ? 0 : stolen / wanted;
}

/** What the processors have done; null where the system does not tell, as on macOS. */
async function processorTime(): Promise<ProcessorTime | null> {
  const stat = await readFile(STAT, "utf8").catch(() => null);
  return stat === null ? null : parseProcessorTime(stat);
}

/** What some work gave. */
export interface Watched<Value> {
  readonly value: Value;
  /** Of the time that this machine had work meanwhile, the share that other machines had, 0 to 1. */
  readonly stolen: number;
}

/** Does some work and tells what other machines of the same host had of the processor meanwhile. */
export async function watched<Value>(
  work: () => Promise<Value>,
  clock = processorTime,
): Promise<Watched<Value>> {
  const before = await clock();
  const value = await work();
  const after = await clock();
  const isTold = before !== null && after !== null;
  return { value, stolen: isTold ? stolenShare(before, after) : 0 };
}
