/** @jest-environment node */
import { connect } from "node:net";
import { expect, test } from "@jest/globals";
import { drain } from "./drain";
import { listen, startServer } from "./testing/server";
import { afterThisTest } from "./testing/temporary";

test("a request that never ends is given up at the limit", async () => {
  const server = await startServer();
  const socket = connect(await listen(server), "127.0.0.1");
  afterThisTest(() => socket.destroy());
  await new Promise((resolve) => {
    socket.once("data", resolve);
    socket.write(
      "POST /company_leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
        "Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n",
    );
  });

  await drain(server.app, server.database, 0);

  expect(() => server.database.all("SELECT 1")).toThrow("not open");
});
