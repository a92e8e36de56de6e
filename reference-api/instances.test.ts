import { createServer, request } from "node:http";
import { expect, jest, test } from "@jest/globals";
import {
  listLeads,
  environmentOf,
  newTarget,
  onPostgres,
  openTestDatabase,
} from "./testing/databases";
import { leadPayload } from "./testing/leads";
import { runApi, type RunningProgram } from "./testing/process";
import { afterThisTest } from "./testing/temporary";

jest.setTimeout(60_000);

/** Passes each request to the next of several ports. */
async function roundRobin(ports: readonly number[]): Promise<string> {
  let next = 0;
  const proxy = createServer((incoming, outgoing) => {
    const port = ports[next % ports.length];
    next += 1;
    const { method, url, headers } = incoming;
    const forwarded = { ...headers, "x-forwarded-for": headers["x-client"] ?? "203.0.113.1" };
    const passed = request({ port, method, path: url, headers: forwarded }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  afterThisTest(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const address = proxy.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
}

const post = (url: string, body: object, client = "203.0.113.1") =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-client": client },
    body: JSON.stringify(body),
  });

const passwordIn = (instances: readonly { readonly api: RunningProgram }[]): string => {
  const log = instances.map(({ api }) => api.output.stdout).join("");
  return /One-time password (\d{6}) /.exec(log)?.[1] ?? "";
};

onPostgres(() => {
  test("two instances behind a round-robin proxy behave as one", async () => {
    const target = await newTarget();
    const env = {
      ...environmentOf(target),
      API_TRUST_PROXY: "loopback",
      API_RATE_LIMIT_LEADS: "12",
    };
    // They migrate one empty database at the same time.
    const instances = await Promise.all([runApi(env), runApi(env)]);
    const url = await roundRobin(instances.map(({ port }) => port));
    const database = await openTestDatabase(target);

    // Repeats of a lead are one row.
    const repeats = await Promise.all(
      Array.from({ length: 10 }, () => post(`${url}/company_leads`, leadPayload())),
    );
    expect(new Set(repeats.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await listLeads(database.db)).toHaveLength(1);

    // The limit of 12 leads a minute holds in total.
    const more = await Promise.all(
      Array.from({ length: 10 }, () => post(`${url}/company_leads`, leadPayload())),
    );
    expect(more.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(more.filter(({ status }) => status === 429)).toHaveLength(8);

    // One instance sends a password, the next one verifies it, and the limit of a number is shared.
    const phone = { prefix: "+91", number: "9876543210" };
    expect((await post(`${url}/v1/generate_otp`, { phone })).status).toBe(200);
    const otp = passwordIn(instances);
    const verified = await post(`${url}/v1/verify_otp`, { phone, otp });
    expect(await verified.json()).toEqual({ verified: true });
    const codes = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        post(`${url}/v1/generate_otp`, { phone }, `198.51.100.${index}`),
      ),
    );
    expect(codes.filter(({ status }) => status === 200)).toHaveLength(2);
  });
});
