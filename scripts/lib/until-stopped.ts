import type { ChildProcess } from "node:child_process";
import { ended } from "./processes";

/** Waits for Ctrl-C, a stop signal or the end of one of the programs. Resolves with the exit code. */
export async function untilStopped(...children: readonly ChildProcess[]): Promise<number> {
  const signalled = new Promise<number>((resolve) => {
    process.once("SIGINT", () => resolve(0));
    process.once("SIGTERM", () => resolve(0));
  });
  return Promise.race([signalled, ...children.map(ended)]);
}
