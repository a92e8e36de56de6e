import { once } from "node:events";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { drain } from "./drain";
import { leadsIn } from "./testing/databases";
import { leadPayload } from "./testing/leads";
import { run, runApi, WEBHOOK } from "./testing/process";
import { listen, startServer } from "./testing/server";
import { afterThisTest, temporaryFolder } from "./testing/temporary";

jest.setTimeout(60_000);

let API_DATABASE = "";

beforeEach(() => {
  API_DATABASE = path.join(temporaryFolder(), "leads.db");
});

test("a port in use ends the start with one line", async () => {
  const port = await listen(await startServer());

  const second = run("main.ts", [], { API_DATABASE, API_PORT: String(port) });

  expect(await second.exited).toBe(1);
  expect(second.output.stderr).toBe(
    `listen EADDRINUSE: address already in use 127.0.0.1:${port}: ` +
      "stop the other program, or choose another API_PORT\n",
  );
});

test("an invalid setting ends the start with one line", async () => {
  const api = run("main.ts", [], { API_DATABASE, API_PORT: "http" });

  expect(await api.exited).toBe(1);
  expect(api.output.stderr).toMatch(/^API_PORT must be a whole number .*\n$/);
});

test("the log says which settings are in use, without secrets", async () => {
  const settings = { ...WEBHOOK, API_TOKEN: "a-secret-token", API_RETENTION_DAY: "30" };
  const { api } = await runApi({ API_DATABASE, ...settings });

  const [line] = await api.waitFor(/.*"Settings".*/);

  expect(JSON.parse(line)).toMatchObject({
    database: API_DATABASE,
    delivery: "127.0.0.1:1",
    token: "required",
    retentionDays: "none",
  });
  expect(api.output.stdout).not.toMatch(/a-secret-token|whsec_/);
});

/** Sends the headers of a lead. The interim answer proves that the server has the request. */
async function beginLead(port: number, bytes: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  afterThisTest(() => socket.destroy());
  socket.write(
    "POST /company_leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
      `Content-Length: ${bytes}\r\nExpect: 100-continue\r\n\r\n`,
  );
  expect(await once(socket, "data")).toEqual(["HTTP/1.1 100 Continue\r\n\r\n"]);
  return socket;
}

test("SIGINT, also twice, finishes an open request, refuses new connections and exits with 0", async () => {
  const { api, port } = await runApi({ API_DATABASE });
  const body = JSON.stringify(leadPayload());
  const socket = await beginLead(port, Buffer.byteLength(body));
  const answer = text(socket);

  api.kill("SIGINT");
  await api.waitFor(/finishing open requests/);
  api.kill("SIGINT");
  while (await accepts(port));
  socket.write(body);

  expect(await api.exited).toBe(0);
  expect(await answer).toMatch(/^HTTP\/1\.1 201 Created\r\n(.*\r\n)*connection: close\r\n/);
  expect(api.output.stdout).toMatch(/"Stopped"/);
  expect(await leadsIn(API_DATABASE)).toHaveLength(1);
});

/** Whether the port accepts a new connection. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.destroy());
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
  });
}

test("a request whose headers are still arriving is served during shutdown", async () => {
  const server = await startServer();
  const arrival = new Promise((resolve) => {
    server.app.server.once("connection", (peer) => peer.once("data", resolve));
  });
  const socket = connect(await listen(server), "127.0.0.1");
  afterThisTest(() => socket.destroy());
  socket.write("GET /healthz HTTP/1.1\r\n");
  await arrival;

  const drained = drain(server.app, server.database, 60_000);
  while (server.app.server.listening) await new Promise(setImmediate);
  socket.write("Host: localhost\r\n\r\n");

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*\r\n{"status":"ok"}$/);
  await drained;
  await expect(server.leads()).rejects.toThrow("not open");
});

test("a request that never ends delays shutdown only up to the limit", async () => {
  const server = await startServer();
  await beginLead(await listen(server), 1000);

  await drain(server.app, server.database, 0);

  await expect(server.leads()).rejects.toThrow("not open");
});
