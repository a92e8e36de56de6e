/** @jest-environment node */
import { connect } from "node:net";
import path from "node:path";
import { expect, jest, test } from "@jest/globals";
import { openForReading } from "./database";
import { listLeads } from "./leads-store";
import { leadPayload } from "./testing/leads";
import { run, runApi } from "./testing/process";
import { afterThisTest, temporaryFolder } from "./testing/temporary";

jest.setTimeout(60_000);

test("it says once where it listens, and serves there", async () => {
  const { api, url } = await runApi({ API_DATABASE: path.join(temporaryFolder(), "leads.db") });

  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(api.printed.stdout.match(/listening/g)).toHaveLength(1);
});

test("a port in use is one clear line and exit code 1", async () => {
  const API_DATABASE = path.join(temporaryFolder(), "leads.db");
  const { port } = await runApi({ API_DATABASE });

  const second = run("main.ts", [], { API_DATABASE, API_PORT: String(port) });

  expect(await second.ended).toBe(1);
  expect(second.printed.stderr).toBe(
    `listen EADDRINUSE: address already in use 127.0.0.1:${port}: ` +
      "stop what is listening there, or choose another API_PORT\n",
  );
});

test.each([
  ["a bad setting", { API_PORT: "http" }, /^API_PORT must be a whole number .*\n$/],
  ["a bad database", { API_DATABASE: __dirname }, /^The database .* failed: .*\n$/],
  ["a bad host", { API_HOST: "203.0.113.7" }, /^Cannot listen: .*\n$/],
])("%s is one clear line and exit code 1", async (_, env, line) => {
  const api = run("main.ts", [], {
    API_DATABASE: path.join(temporaryFolder(), "leads.db"),
    API_PORT: "0",
    ...env,
  });

  expect(await api.ended).toBe(1);
  expect(api.printed.stderr).toMatch(line);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets a request finish, refuses new connections, and exits with 0",
  async (signal) => {
    const file = path.join(temporaryFolder(), "leads.db");
    const { api, port } = await runApi({ API_DATABASE: file });
    const body = JSON.stringify(leadPayload());
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    afterThisTest(() => socket.destroy());
    let answer = "";
    socket.on("data", (text: string) => (answer += text));
    socket.write(
      "POST /company_leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
        `Content-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // The interim answer proves that the server has taken the request.
    await new Promise((resolve) => socket.once("data", resolve));

    api.kill(signal);
    await api.waitFor(/finishing what is under way/);
    api.kill(signal);
    while (await accepts(port));
    socket.write(body);

    expect(await api.ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 Created\r\n/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/);
    expect(api.printed.stdout).toMatch(/"Stopped"/);
    expect(listLeads(openForReading(file))).toHaveLength(1);
  },
);

/** Whether a new connection is accepted on the port. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}
