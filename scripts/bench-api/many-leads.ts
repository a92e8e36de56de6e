import { statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase, type DatabaseTarget } from "../../reference-api/database";
import { ended, start, typescript } from "../lib/processes";
import { leadOf, load, peakMemoryOf, percentile, startApi, type MeasuredApi } from "./api";
import { addLeads, emailOf } from "./seed";

/** Together they send fewer than 200 leads a second. */
const CONNECTIONS = 10;
const PAUSE_MS = 50;
const INSERT_SECONDS = 20;
const METRICS = 20;
/** Leads that retention keeps: the newest fifth. */
const RETENTION_DAYS = 73;
const WATCH_MS = 50;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Median, 99% and slowest. */
const spread = (latencies: readonly number[]): string =>
  `leads ${percentile(latencies, 0.5)} / ${percentile(latencies, 0.99)} / ${percentile(latencies, 1)} ms`;

/**
 * Fills an empty database with leads of one year, measures the API and its commands on it, and prints the
 * figures. Returns the number of requests and commands that failed.
 */
export async function measureMany(target: DatabaseTarget, leads: number): Promise<number> {
  const env =
    target.kind === "sqlite" ? { API_DATABASE: target.file } : { DATABASE_URL: target.url };
  const folder = await mkdtemp(path.join(tmpdir(), "bench-api-"));
  const note = (name: string, figure: string): void =>
    console.log(`${target.kind}, ${leads} leads: ${name}: ${figure}`);
  let errors = 0;

  const database = await openDatabase(target);
  await addLeads(database.db, leads);
  await database.close();

  let api = await startApi(env, CONNECTIONS);
  note("start", seconds(api.startMs));

  /** Sends leads until an action has ended. */
  const loadDuring = async (action: () => Promise<unknown>): Promise<readonly number[]> => {
    let isEnded = false;
    const prefix = `x${performance.now()}`;
    const sending = load(
      CONNECTIONS,
      () => !isEnded,
      async (connection, index) => {
        if (index > 0) await delay(PAUSE_MS);
        const email = `${prefix}-${connection}-${index}@example.co`;
        return api.send("POST", "/company_leads", leadOf(email));
      },
    );
    await action().finally(() => (isEnded = true));
    const sent = await sending;
    errors += sent.errors;
    return sent.latencies;
  };

  /** Runs a command while leads arrive. */
  const measureCommand = async (name: string, program: string, ...args: readonly string[]) => {
    const begin = performance.now();
    let memory = 0;
    let ms = 0;
    const latencies = await loadDuring(async () => {
      const child = start(process.execPath, typescript(`reference-api/${program}`, ...args), {
        stdio: ["ignore", "ignore", "inherit"],
        env,
      });
      const watch = setInterval(() => {
        if (child.exitCode === null) memory = Math.max(memory, peakMemoryOf(child.pid ?? 0));
      }, WATCH_MS);
      if ((await ended(child)) !== 0) errors += 1;
      clearInterval(watch);
      ms = performance.now() - begin;
    });
    note(name, `${seconds(ms)}, ${memory} MB; ${spread(latencies)}`);
  };

  const inserts = await loadDuring(() => delay(INSERT_SECONDS * 1000));
  note("storing leads", `${Math.round(inserts.length / INSERT_SECONDS)}/s, ${spread(inserts)}`);
  const metrics: number[] = [];
  for (let index = 0; index < METRICS; index += 1) {
    metrics.push((await api.send("GET", "/metrics")).ms);
  }
  note("metrics", `p50 ${percentile(metrics, 0.5)} ms, slowest ${percentile(metrics, 1)} ms`);

  const backup = path.join(folder, "backup");
  await measureCommand("backup", "backup.ts", backup);
  note("size of the backup", `${Math.round(statSync(backup).size / 1e6)} MB`);
  await measureCommand("export as CSV", "list-leads.ts", "--csv");
  await measureCommand("export as JSON lines", "list-leads.ts", "--json");
  await measureCommand("table of the newest", "list-leads.ts");
  await measureCommand("erase a person", "list-leads.ts", "--erase", emailOf(7));
  await measureCommand("clean the files", "list-leads.ts", "--clean");

  await api.stop();
  api = await startApi({ ...env, API_RETENTION_DAYS: String(RETENTION_DAYS) }, CONNECTIONS);
  const begin = performance.now();
  const latencies = await loadDuring(() => untilMaintained(api)).catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  const [, erased = "none"] = /"leads":(\d+)/.exec(api.log()) ?? [];
  note("retention", `${erased} in ${seconds(performance.now() - begin)}; ${spread(latencies)}`);
  note("memory of the server", `${peakMemoryOf(api.pid)} MB`);
  await api.stop();
  await rm(folder, { recursive: true });
  return errors;
}

async function untilMaintained(api: MeasuredApi): Promise<void> {
  while (!api.log().includes("Cleaned the files")) {
    if (api.log().includes("Maintenance failed")) throw new Error(api.log());
    await delay(WATCH_MS);
  }
}
