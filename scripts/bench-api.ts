import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { readFileSync } from "node:fs";
import { runMain } from "./lib/main";
import { LOOPBACK, requireFreePorts } from "./lib/ports";
import { start, stop, typescript } from "./lib/processes";

const PORT = 9301;
const CONNECTIONS = 200;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const USAGE_EVERY_MS = 1000;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Sends a request and resolves with its status. */
function send(method: string, url: string, body = ""): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    };
    const sent = request(
      { agent, host: LOOPBACK, port: PORT, method, path: url, headers },
      (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on("error", reject).end(body);
  });
}

const leadOf = (email: string): string =>
  JSON.stringify({
    phone: { prefix: "+91", number: "9876543210" },
    company_email: email,
    company_name: "Example Co",
    other_details: {
      user_name: "Asha",
      request_type: "demo-callback",
      utm_params: {},
      timestamp: "2026-01-31T09:00:00.000Z",
    },
  });

/** Resident memory in MB, from Linux. */
function memoryOf(pid: number): number {
  const [, kilobytes = "0"] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** `npm run bench:api`: 200 connections send leads and reads to the API on this machine. */
runMain(async () => {
  await requireFreePorts(PORT);
  const folder = await mkdtemp(path.join(tmpdir(), "bench-api-"));
  const limits = { API_RATE_LIMIT_LEADS: "1000000", API_RATE_LIMIT_OTHER: "1000000" };
  const api = start(process.execPath, typescript("reference-api/main.ts"), {
    stdio: ["ignore", "ignore", "inherit"],
    env: { API_PORT: String(PORT), API_DATABASE: path.join(folder, "leads.db"), ...limits },
  });
  while ((await send("GET", "/healthz").catch(() => 0)) !== 200) {
    if (api.exitCode !== null) return 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  // All connections are open before the clock starts.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => send("GET", "/healthz")));

  const latencies: number[] = [];
  const memory: number[] = [];
  let errors = 0;
  const end = performance.now() + SECONDS * 1000;
  const connect = async (connection: number): Promise<void> => {
    for (let index = 0; performance.now() < end; index += 1) {
      const begin = performance.now();
      const isLead = index % 2 === 0;
      const status = await (
        isLead
          ? send("POST", "/company_leads", leadOf(`a${connection}-${index}@example.co`))
          : send("GET", "/essential_supplies")
      ).catch(() => 0);
      if (status !== (isLead ? 201 : 200)) errors += 1;
      latencies.push(performance.now() - begin);
    }
  };
  const watch = setInterval(() => memory.push(memoryOf(api.pid ?? 0)), USAGE_EVERY_MS);
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => connect(connection)));
  clearInterval(watch);
  agent.destroy();
  await stop(api);
  await rm(folder, { recursive: true });

  latencies.sort((a, b) => a - b);
  const at = (share: number) => Math.round(latencies[Math.floor(latencies.length * share)] ?? 0);
  console.log(`${CONNECTIONS} connections, ${SECONDS} s, half leads and half reads
requests   ${latencies.length}, ${Math.round(latencies.length / SECONDS)} a second
errors     ${errors}
latency    ${at(0.5)} ms median, ${at(0.95)} ms 95%, ${at(0.99)} ms 99%, ${at(0.9999)} ms slowest
memory     ${memory[0] ?? 0} MB at the start, ${Math.max(...memory)} MB at most`);
  return errors === 0 ? 0 : 1;
});
