import { spawn } from "node:child_process";
import path from "node:path";
import { afterThisTest } from "./temporary";

/** A program of this folder, running as a process of its own for the current test. */
export interface RunningProgram {
  readonly pid: number;
  /** What it has printed so far, to standard output and standard error. */
  readonly printed: { stdout: string; stderr: string };
  kill(signal: NodeJS.Signals): void;
  /** Waits until standard output matches. @throws Error when the program ends before that. */
  waitFor(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Resolves when it has ended: its exit code, null after a deadly signal. */
  readonly ended: Promise<number | null>;
}

const FOLDER = path.join(__dirname, "..");

/** Runs `main.ts` or `list-leads.ts`, without the wrapper process that tsx would be. */
export function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningProgram {
  const child = spawn(process.execPath, ["--import", "tsx", path.join(FOLDER, program), ...args], {
    cwd: path.dirname(FOLDER),
    env: { PATH: process.env.PATH, ...env },
  });
  const printed = { stdout: "", stderr: "" };
  const watchers = new Set<() => void>();
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed.stdout += text;
    for (const watcher of watchers) watcher();
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    printed.stderr += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  afterThisTest(() => child.kill("SIGKILL"));

  return {
    pid: child.pid ?? 0,
    printed,
    ended,
    kill: (signal) => void child.kill(signal),
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = printed.stdout.match(pattern);
          if (!match) return;
          watchers.delete(look);
          resolve(match);
        };
        watchers.add(look);
        look();
        void ended.then((code) =>
          reject(
            new Error(`Ended with ${String(code)}, never printed ${pattern}: ${printed.stderr}`),
          ),
        );
      }),
  };
}

/** Runs the API on a free port and returns its address once it listens. */
export async function runApi(
  env: Readonly<Record<string, string>>,
): Promise<{ api: RunningProgram; url: string; port: number }> {
  const api = run("main.ts", [], { API_PORT: "0", ...env });
  const [, url = ""] = await api.waitFor(/Server listening at (http:[^"]+)/);
  return { api, url, port: Number(new URL(url).port) };
}
