import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { leadsIn } from "./testing/databases";
import { leadPayload } from "./testing/leads";
import { runApi, submitLead, until } from "./testing/process";
import { listen, startServer } from "./testing/server";
import { afterThisTest, temporaryFolder } from "./testing/temporary";

jest.setTimeout(60_000);

let API_DATABASE = "";

beforeEach(() => {
  API_DATABASE = path.join(temporaryFolder(), "leads.db");
});

async function open(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  socket.on("error", () => undefined);
  afterThisTest(() => socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** A lead as bytes of HTTP. */
function requestOf(payload: object): string {
  const body = JSON.stringify(payload);
  return `POST /company_leads HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

test("requests that were sent before SIGTERM and not yet read are answered, also without a log", async () => {
  const { api, port } = await runApi({ API_DATABASE });
  api.closeOutput();
  const kept = await open(port);
  kept.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(kept, "data");
  // A stopped process reads nothing: what is sent now waits in the buffers of the system.
  api.kill("SIGSTOP");
  kept.write(requestOf(leadPayload({ company_email: "kept@example.co" })));
  const fresh = await open(port);
  fresh.write(requestOf(leadPayload({ company_email: "fresh@example.co" })));
  const answers = Promise.all([text(kept), text(fresh)]);

  api.kill("SIGTERM");
  api.kill("SIGCONT");

  expect(await answers).toEqual([
    expect.stringMatching(/^HTTP\/1\.1 201 Created\r\n/),
    expect.stringMatching(/^HTTP\/1\.1 201 Created\r\n/),
  ]);
  expect(await api.exited).toBe(0);
  expect(await leadsIn(API_DATABASE)).toHaveLength(2);
});

test("a request that arrives too slowly ends at the time limit, and one that never begins too", async () => {
  const port = await listen(await startServer({ API_REQUEST_TIMEOUT_SECONDS: "1" }));
  const slow = await open(port);
  const silent = await open(port);
  const headers = await open(port);
  slow.write(
    "POST /company_leads HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{",
  );
  headers.write("GET /healthz HTTP/1.1\r\nHost: a\r\n");

  const answers = await Promise.all([text(slow), text(headers), text(silent)]);

  expect(answers.slice(0, 2)).toEqual(Array(2).fill(expect.stringMatching(/^HTTP\/1\.1 408 /)));
  // Node's own check would end them only after 30 to 60 s.
}, 20_000);

test("connections beyond the configured number are closed, until there is room again", async () => {
  const port = await listen(await startServer({ API_MAX_CONNECTIONS: "5" }));
  const sockets = await Promise.all(Array.from({ length: 5 }, () => open(port)));
  const answer = async (): Promise<string> => {
    const socket = await open(port);
    const received = text(socket).catch(() => "");
    socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    return received;
  };

  expect(await answer()).toBe("");

  for (const socket of sockets) socket.destroy();
  await until(async () => (await answer()).startsWith("HTTP/1.1 200 OK"));
});

test("a disk that fills up answers 503, then recovers without a restart", async () => {
  const { api, url } = await runApi({ API_DATABASE, API_RATE_LIMIT_LEADS: "1000000" });
  const limit = (bytes: string): void => {
    spawnSync("prlimit", ["--pid", String(api.pid), `--fsize=${bytes}:unlimited`]);
  };
  const send = (index: number) =>
    submitLead(url, leadPayload({ company_email: `a${index}@example.co` }));
  expect((await send(0)).status).toBe(201);

  // Writes beyond this size of a file fail, as on a full disk.
  limit("300000");
  let failed = 1;
  await until(async () => (await send((failed += 1))).status === 503);
  const [health, ready] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/readyz`)]);
  const refused = await send(failed);
  limit("unlimited");
  const again = await send(failed);

  expect([health.status, ready.status, refused.status]).toEqual([200, 503, 503]);
  expect(again.status).toBe(201);
  await until(() => fetch(`${url}/readyz`).then(({ ok }) => ok));
  const stored = await leadsIn(API_DATABASE);
  // All before the failure, and the one that was sent again.
  expect(stored).toHaveLength(failed);
  api.kill("SIGKILL");
  await api.exited;
  expect(await leadsIn(API_DATABASE)).toHaveLength(failed);
});
