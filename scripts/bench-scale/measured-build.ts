import { spawn } from "node:child_process";
import path from "node:path";
import { buildCommand } from "../lib/gatsby";
import { SetupError } from "../lib/ports";
import { testEnvironment } from "../lib/test-environment";
import { childrenTime, endGroup, memoryOf } from "./process-group";
import { slowestSteps, type Step } from "./steps";

/** What a build took. */
export interface BuildFigures {
  /** Seconds from start to end. */
  readonly wall: number;
  /** Seconds of processor time, of user and system, of all its processes. */
  readonly cpu: number;
  /** Most bytes of memory that all its processes had together, sampled. */
  readonly memory: number;
  readonly steps: readonly Step[];
}

const SAMPLE_EVERY = 250;
const LAST_OUTPUT = 4000;

/**
 * Builds a project with `gatsby build` and measures it. Every process that it starts has ended when
 * this returns or throws.
 *
 * @param stop Ends it; give one with a limit of time.
 * @throws {SetupError} Where the build fails or is ended.
 */
export async function measuredBuild(project: string, stop: AbortSignal): Promise<BuildFigures> {
  stop.throwIfAborted();
  const [timeBefore, start] = [childrenTime(), performance.now()];
  // A group of its own: by it all its processes are found, and ended.
  const { command, args, env } = buildCommand(project);
  const child = spawn(command, args, {
    cwd: project,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    // No site asks its queries once more, as the tests' build does.
    env: { ...process.env, ...env, ...testEnvironment, ANSWER_QUERIES: "false" },
  });
  const group = child.pid;
  if (group === undefined) throw new Error(`No build could be started in ${project}.`);
  let [output, memory] = ["", 0];
  child.stdout.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr.on("data", (text: Buffer) => (output += text.toString()));
  const sampling = setInterval(() => {
    memory = Math.max(memory, memoryOf(group));
  }, SAMPLE_EVERY);
  const end = () => endGroup(group);
  stop.addEventListener("abort", end);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (status) => resolve(status));
    });
    const wall = (performance.now() - start) / 1000;
    if (code !== 0) {
      const why = code === null ? `was ended after ${Math.round(wall)} s` : "failed";
      const name = path.basename(project);
      throw new SetupError(`The build in ${name} ${why}:\n${output.slice(-LAST_OUTPUT)}`);
    }
    return { wall, cpu: childrenTime() - timeBefore, memory, steps: slowestSteps(output) };
  } finally {
    clearInterval(sampling);
    stop.removeEventListener("abort", end);
    end();
  }
}
