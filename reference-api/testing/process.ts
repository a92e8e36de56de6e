import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Writable } from "node:stream";
import type { Command } from "../command";
import { afterThisTest } from "./temporary";

/** Settings of a webhook at an address that nobody listens at. */
export const WEBHOOK = {
  LEAD_WEBHOOK_URL: "http://127.0.0.1:1/",
  LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
};

/** A program of the reference API as a child process, for the current test. */
export interface RunningProgram {
  readonly pid: number | undefined;
  /** Output so far. */
  readonly output: { stdout: string; stderr: string };
  kill(signal: NodeJS.Signals): void;
  /** Closes the pipe that reads standard output. */
  closeOutput(): void;
  /** Waits until standard output matches. @throws Error if the program exits first. */
  waitFor(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Resolves to the exit code, or null after a signal. */
  readonly exited: Promise<number | null>;
}

const FOLDER = path.join(__dirname, "..");

/** Runs `main.ts` or `list-leads.ts` directly in Node, so that signals reach it. */
export function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningProgram {
  // `--import tsx` would also start a thread for ES modules, which these programs don't need.
  const command = ["--require", "tsx/cjs", path.join(FOLDER, program), ...args];
  const child = spawn(process.execPath, command, {
    cwd: path.dirname(FOLDER),
    env: { PATH: process.env.PATH, ...env },
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output.stderr += text));
  const exited = new Promise<number | null>((resolve) => child.on("close", resolve));
  afterThisTest(() => child.kill("SIGKILL"));

  return {
    pid: child.pid,
    output,
    exited,
    kill: (signal) => void child.kill(signal),
    closeOutput: () => void child.stdout.destroy(),
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const match = output.stdout.match(pattern);
          if (match) resolve(match);
        };
        child.stdout.on("data", check);
        check();
        void exited.then((code) =>
          reject(new Error(`Exited with ${String(code)} before ${pattern}: ${output.stderr}`)),
        );
      }),
  };
}

/** Runs a command in this process, which takes a second less than its program. */
export async function runHere(
  command: Command,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const printed = { stdout: "", stderr: "" };
  const writer = (name: keyof typeof printed) =>
    new Writable({
      write: (chunk, _encoding, done) => {
        printed[name] += String(chunk);
        done();
      },
    });
  const output = { stdout: writer("stdout"), stderr: writer("stderr") };
  return { code: await command(args, env, output), ...printed };
}

/** Runs a program to its end. */
export async function runTo(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const child = run(program, args, env);
  return { code: await child.exited, ...child.output };
}

/** Runs the API on a free port and waits until it listens. */
export async function runApi(
  env: Readonly<Record<string, string>>,
): Promise<{ api: RunningProgram; url: string; port: number }> {
  const api = run("main.ts", [], { API_PORT: "0", ...env });
  const [, url = ""] = await api.waitFor(/Server listening at (http:[^"]+)/);
  return { api, url, port: Number(new URL(url).port) };
}

/** Waits until something is true, up to the time limit of the test. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await delay(20);
}

/** Submits a lead to a running API. */
export function submitLead(url: string, payload: object): Promise<Response> {
  return fetch(`${url}/company_leads`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(payload),
  });
}
