import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { LOOPBACK, SetupError } from "../lib/ports";
import { start, stop, typescript } from "../lib/processes";

/** The port of the measured API. */
export const PORT = 9301;

/** The settings that name a database, and others. */
export type Environment = Readonly<Record<string, string>>;

const NO_LIMITS = { API_RATE_LIMIT_LEADS: "1000000", API_RATE_LIMIT_OTHER: "1000000" };

/** Status of an answer, 0 without one, and the time it took. */
interface Answer {
  readonly status: number;
  readonly ms: number;
}

/** A running API and a keep-alive client for it. */
export interface MeasuredApi {
  /** From its start to its first answer. */
  readonly startMs: number;
  readonly pid: number;
  /** Log lines so far. */
  readonly log: () => string;
  /** Sends a request. */
  readonly send: (method: "GET" | "POST", url: string, body?: string) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** Starts the API and waits until it answers. */
export async function startApi(env: Environment, connections: number): Promise<MeasuredApi> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begin = performance.now();
  const api = start(process.execPath, typescript("reference-api/main.ts"), {
    stdio: ["ignore", "pipe", "inherit"],
    env: { API_PORT: String(PORT), ...NO_LIMITS, ...env },
  });
  let log = "";
  api.stdout?.on("data", (text: Buffer) => {
    // Two lines a request would fill this process's memory.
    log += text
      .toString()
      .split("\n")
      .filter((line) => !line.includes('"reqId"'))
      .join("\n");
  });
  const send: MeasuredApi["send"] = (method, url, body = "") =>
    new Promise((resolve) => {
      const sentAt = performance.now();
      const done = (status: number) => resolve({ status, ms: performance.now() - sentAt });
      const length = { "content-length": Buffer.byteLength(body) };
      const headers = { "content-type": "application/json", ...length };
      const options = { agent, host: LOOPBACK, port: PORT, method, path: url, headers };
      request(options, (answer) => answer.resume().on("end", () => done(answer.statusCode ?? 0)))
        .on("error", () => done(0))
        .end(body);
    });
  while ((await send("GET", "/healthz")).status !== 200) {
    if (api.exitCode !== null) throw new SetupError("The API did not start.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    startMs: performance.now() - begin,
    pid: api.pid ?? 0,
    log: () => log,
    send,
    stop: async () => {
      agent.destroy();
      await stop(api);
    },
  };
}

/** A lead as the website sends it. */
export const leadOf = (email: string): string =>
  JSON.stringify({
    phone: { prefix: "+91", number: "9876543210" },
    company_email: email,
    company_name: "Example Co",
    other_details: {
      user_name: "Asha",
      requirement: "We buy steel and castings for three plants.",
      request_type: "demo-callback",
      utm_params: { utm_source: "newsletter", landing_url: "https://example.com/products/" },
      timestamp: "2026-01-31T09:00:00.000Z",
    },
  });

/** How long requests took in ms, and how many failed. */
export interface Load {
  readonly latencies: readonly number[];
  readonly errors: number;
}

/** Keeps connections busy: on each, a request follows the answer to the one before. */
export async function load(
  connections: number,
  goesOn: () => boolean,
  request: (connection: number, index: number) => Promise<Answer>,
): Promise<Load> {
  const answers: Answer[] = [];
  const connect = async (_: unknown, connection: number): Promise<void> => {
    for (let index = 0; goesOn(); index += 1) answers.push(await request(connection, index));
  };
  await Promise.all(Array.from({ length: connections }, connect));
  return {
    latencies: answers.map(({ ms }) => ms),
    errors: answers.filter(({ status }) => status !== 200 && status !== 201).length,
  };
}

/** Most memory that a process has used so far, in MB, from Linux. */
export function peakMemoryOf(pid: number): number {
  const [, kilobytes = "0"] =
    /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** The latency below which this share of them is, in whole ms. */
export function percentile(latencies: readonly number[], share: number): number {
  const sorted = latencies.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0);
}
