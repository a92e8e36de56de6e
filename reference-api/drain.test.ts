/** @jest-environment node */
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "@jest/globals";
import { drain } from "./drain";
import { listen, startServer } from "./testing/server";
import { afterThisTest } from "./testing/temporary";

test("a request that has begun to arrive is served while the server closes", async () => {
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
  expect(() => server.database.all("SELECT 1")).toThrow("not open");
});

test("a request that never ends is given up at the limit", async () => {
  const server = await startServer();
  const socket = connect(await listen(server), "127.0.0.1");
  afterThisTest(() => socket.destroy());
  socket.write(
    "POST /company_leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
      "Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n",
  );
  await once(socket, "data");

  await drain(server.app, server.database, 0);

  expect(() => server.database.all("SELECT 1")).toThrow("not open");
});
