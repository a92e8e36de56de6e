import { Agent, request } from "node:http";
import { createHistogram } from "node:perf_hooks";
import { leadPayload } from "../reference-api/testing/leads";
import { parseConfig } from "../src/lib/parse-config";
import { runMain } from "./lib/main";
import { requireFreePorts } from "./lib/ports";
import { withApi } from "./lib/reference-api";
import { TEST_API_PORT, testEnvironment } from "./lib/test-environment";

const CONNECTIONS = 200;
const SECONDS = 60;

/** A lead with an address of its own, because a repeated one is not stored. */
const newLead = (company_email: string) => JSON.stringify(leadPayload({ company_email }));

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Sends a request and returns the status of its answer, 0 without one. */
async function statusOf(method: "GET" | "POST", path: string, body = ""): Promise<number> {
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "access-token": testEnvironment.GATSBY_API_TOKEN,
  };
  return new Promise((resolve) => {
    request({ agent, host: "localhost", port: TEST_API_PORT, method, path, headers }, (answer) =>
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0)),
    )
      .on("error", () => resolve(0))
      .end(body);
  });
}

/** Sends leads and reads over many connections, prints the figures, and returns the exit code. */
async function measure(): Promise<number> {
  const latency = createHistogram();
  let errors = 0;
  // All connections are open before the clock starts.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => statusOf("GET", "/healthz")));
  const end = performance.now() + SECONDS * 1000;
  const useConnection = async (_: unknown, connection: number): Promise<void> => {
    for (let index = 0; performance.now() < end; index += 1) {
      const begin = performance.now();
      const status =
        index % 2 === 0
          ? await statusOf("POST", "/company_leads", newLead(`a${connection}-${index}@example.co`))
          : await statusOf("GET", "/essential_supplies");
      latency.record(Math.max(Math.round(performance.now() - begin), 1));
      if (status !== 200 && status !== 201) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, useConnection));
  agent.destroy();
  console.log(`${CONNECTIONS} connections, ${SECONDS} s, half leads and half reads
requests   ${latency.count}, ${Math.round(latency.count / SECONDS)} a second
errors     ${errors}
latency    ${latency.percentile(50)} ms median, ${latency.percentile(95)} ms 95%, ${latency.percentile(99)} ms 99%, ${latency.max} ms slowest`);
  return errors === 0 ? 0 : 1;
}

/** `npm run bench:api`: the API with SQLite on this machine, under many connections. */
runMain(async () => {
  await requireFreePorts(TEST_API_PORT);
  process.env.API_RATE_LIMIT_LEADS = "1000000";
  process.env.API_RATE_LIMIT_OTHER = "1000000";
  return withApi(parseConfig(testEnvironment), testEnvironment.GATSBY_SITE_URL, measure);
});
