import { spawn, type ChildProcess } from "node:child_process";

/** Environment variables of a program, beside those of this one. */
type Variables = Readonly<Record<string, string>>;

/** Starts a program of the project with this terminal as its output. */
export function start(command: string, args: readonly string[], env: Variables = {}) {
  return spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
}

/** Whether a program has ended, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Waits until a program has ended. Returns its exit code, or 1 if a signal ended it. */
export async function ended(child: ChildProcess): Promise<number> {
  if (hasEnded(child)) return child.exitCode ?? 1;
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    // At `exit`, some of what it has printed may still be on its way.
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Runs a program to its end. */
export async function run(command: string, args: readonly string[], env: Variables = {}) {
  return ended(start(command, args, env));
}

/** Runs a program to its end and returns its exit code and output. */
export async function runAndCollect(command: string, args: readonly string[]) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => printed.push(part));
  }
  const code = await ended(child);
  return { code, printed: Buffer.concat(printed).toString() };
}

/** Asks a program to stop and waits until it has ended. */
export async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill("SIGTERM");
  await ended(child);
}

/** Arguments for Node to run a TypeScript file of the project. */
export const typescript = (file: string, ...args: readonly string[]) => [
  "--import",
  "tsx",
  file,
  ...args,
];
