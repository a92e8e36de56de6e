import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { leadOf, load, peakMemoryOf, percentile, PORT, startApi } from "./bench-api/api";
import { measureMany } from "./bench-api/many-leads";
import { runMain } from "./lib/main";
import { requireFreePorts } from "./lib/ports";
import { findPostgres, startPostgres } from "./lib/postgres";

const CONNECTIONS = 200;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const LEADS = Number(process.env.BENCH_LEADS ?? 1_000_000);

/** 200 connections send leads and reads to an empty database. Returns the number of errors. */
async function measureConnections(folder: string): Promise<number> {
  const api = await startApi({ API_DATABASE: path.join(folder, "empty.db") }, CONNECTIONS);
  // All connections are open before the clock starts.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => api.send("GET", "/healthz")));
  const end = performance.now() + SECONDS * 1000;
  const { latencies, errors } = await load(
    CONNECTIONS,
    () => performance.now() < end,
    async (connection, index) =>
      index % 2 === 0
        ? api.send("POST", "/company_leads", leadOf(`a${connection}-${index}@example.co`))
        : api.send("GET", "/essential_supplies"),
  );
  const memory = peakMemoryOf(api.pid);
  await api.stop();
  const at = (share: number) => percentile(latencies, share);
  console.log(`${CONNECTIONS} connections, ${SECONDS} s, half leads and half reads
requests   ${latencies.length}, ${Math.round(latencies.length / SECONDS)} a second
errors     ${errors}
latency    ${at(0.5)} ms median, ${at(0.95)} ms 95%, ${at(0.99)} ms 99%, ${at(1)} ms slowest
memory     ${memory} MB at most`);
  return errors;
}

/** Measures both databases with many leads. Returns the number of failed requests. */
async function measureDatabases(folder: string): Promise<number> {
  const errors = await measureMany({ kind: "sqlite", file: path.join(folder, "many.db") }, LEADS);
  const bin = findPostgres();
  if (bin === null) {
    console.warn("No Postgres is installed, so it is not measured.");
    return errors;
  }
  const postgres = await startPostgres(bin, { isDurable: true });
  const target = { kind: "postgres", url: postgres.url } as const;
  return errors + (await measureMany(target, LEADS).finally(() => postgres.stop()));
}

/** `npm run bench:api`: the API on this machine, with many connections and with many leads. */
runMain(async () => {
  await requireFreePorts(PORT);
  const folder = await mkdtemp(path.join(tmpdir(), "bench-api-"));
  try {
    const errors =
      (SECONDS > 0 ? await measureConnections(folder) : 0) +
      (LEADS > 0 ? await measureDatabases(folder) : 0);
    return errors === 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true });
  }
});
