import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { expect, jest, test } from "@jest/globals";
import { Webhook } from "standardwebhooks";
import { beginDeliveries } from "./delivery";
import { leads } from "./list-leads";
import { createMetrics } from "./metrics";
import {
  claimMessages,
  listUndelivered,
  markDelivered,
  markFailed,
  retryMessages,
} from "./stores/outbox";
import { onEachDatabase } from "./testing/databases";
import { leadPayload } from "./testing/leads";
import { runApi, runHere, submitLead, until } from "./testing/process";
import { listen, startServer, type TestServer } from "./testing/server";
import { afterThisTest, temporaryFolder } from "./testing/temporary";
import { readWebhook } from "./webhook-config";

jest.setTimeout(60_000);

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a receiver answers: a status, not at all, or with a body that never ends. */
type Answer = number | "hang" | "endless";

/** A program that receives leads. It answers each as `answerTo` says. */
async function receiver(answerTo: (body: string) => Answer = () => 204) {
  const received: Delivery[] = [];
  let hanging = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      const answer = answerTo(body);
      if (typeof answer === "number") response.writeHead(answer).end();
      if (answer === "hang") hanging += 1;
      response.on("close", () => (hanging -= answer === "hang" ? 1 : 0));
      if (answer === "endless") response.writeHead(200).write("more");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterThisTest(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const env = { LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/leads`, LEAD_WEBHOOK_SECRET: SECRET };
  return { env, received, hanging: () => hanging };
}

/** Answers with statuses in turn, then with 204. */
const inTurn = (...statuses: readonly number[]) => {
  const left = [...statuses];
  return () => left.shift() ?? 204;
};

/** Sends what is due, as a running server does. Returns how many that were. */
async function deliver(server: TestServer, env: Record<string, string>): Promise<number> {
  const webhook = readWebhook(env);
  if (!webhook) throw new Error("No webhook");
  const { database, now } = server;
  const metrics = createMetrics(database.db);
  const { signal } = new AbortController();
  const { log } = server.app;
  const begun = await beginDeliveries({ database, now, webhook, metrics, log, signal });
  await Promise.all(begun);
  return begun.length;
}

const idsOf = (received: readonly Delivery[]) =>
  received.map(({ headers }) => headers["webhook-id"]);

onEachDatabase(() => {
  test("a lead is delivered once, signed, with everything that was sent; a test lead never", async () => {
    const { env, received } = await receiver();
    const server = await startServer(env);
    await server.post("/company_leads", leadPayload());
    await server.post("/company_leads", leadPayload());
    const other = { company_email: "ravi@example.co", is_test_session: true };
    await server.post("/company_leads", leadPayload(other));
    // A clock that is set back delays no lead.
    server.advance(-86_400_000);

    expect(await deliver(server, env)).toBe(1);
    expect(await deliver(server, env)).toBe(0);

    const [{ headers, body } = { headers: {}, body: "" }] = received;
    expect(received).toHaveLength(1);
    // The clock of the test is in the past, so only the signature is checked, not the time.
    const { "webhook-id": id, "webhook-timestamp": seconds } = headers;
    const signedAt = new Date(Number(seconds) * 1000);
    expect(new Webhook(SECRET).sign(String(id), signedAt, body)).toBe(headers["webhook-signature"]);
    expect(JSON.parse(body)).toEqual({
      type: "lead.created",
      timestamp: "2026-01-31T09:00:05.000Z",
      data: {
        received_at: "2026-01-31T09:00:05.000Z",
        request_type: "demo-callback",
        case_study: null,
        phone_verified: null,
        payload: leadPayload(),
      },
    });
    expect(await listUndelivered(server.database.db)).toEqual([]);
  });

  test("a failed delivery is repeated with the same id, each time after a longer wait", async () => {
    const { env, received } = await receiver(inTurn(500, 404));
    const server = await startServer(env);
    await server.post("/company_leads", leadPayload());

    await deliver(server, env);
    expect(await listUndelivered(server.database.db)).toEqual([
      expect.objectContaining({ attempts: 1, lastError: "status 500" }),
    ]);
    server.advance(4_000);
    expect(await deliver(server, env)).toBe(0);
    server.advance(2_000);
    await deliver(server, env);
    server.advance(6_000);
    expect(await deliver(server, env)).toBe(0);
    server.advance(18_000);
    await deliver(server, env);

    expect(received).toHaveLength(3);
    expect(new Set(idsOf(received)).size).toBe(1);
    expect(await listUndelivered(server.database.db)).toEqual([]);
  });

  test("after 12 attempts it is a dead letter, which a command sends again", async () => {
    const { env, received } = await receiver(inTurn(...Array<number>(12).fill(503)));
    const server = await startServer(env);
    await server.post("/company_leads", leadPayload());

    for (let attempt = 0; attempt < 20; attempt += 1) {
      await deliver(server, env);
      server.advance(7 * 3_600_000);
    }
    expect(received).toHaveLength(12);
    const [dead] = await listUndelivered(server.database.db);
    expect(dead).toMatchObject({ attempts: 12, lastError: "status 503", nextAttemptAt: null });
    const logged = server.log.map((line): unknown => JSON.parse(line));
    const failure = { messageId: dead?.id, failure: "status 503" };
    expect(logged).toContainEqual(expect.objectContaining({ ...failure, level: 40, attempts: 1 }));
    expect(logged).toContainEqual(expect.objectContaining({ ...failure, level: 50, attempts: 12 }));

    expect(await retryMessages(server.database.db, server.now(), dead?.id ?? "")).toBe(1);
    await deliver(server, env);

    expect(received).toHaveLength(13);
    expect(await listUndelivered(server.database.db)).toEqual([]);
  });

  test("a receiver that is gone gets no other attempt; what has not arrived is kept for good", async () => {
    const { env, received } = await receiver(inTurn(204, 410));
    const server = await startServer(env);
    for (const company_email of ["a@example.co", "b@example.co"]) {
      await server.post("/company_leads", leadPayload({ company_email }));
      await deliver(server, env);
    }
    const remaining = async () => {
      await server.maintain();
      const rows = await server.database.db.selectFrom("outbox").select("last_error").execute();
      return rows.map(({ last_error }) => last_error);
    };

    server.advance(30 * 86_400_000 - 1);
    expect(await remaining()).toHaveLength(2);
    server.advance(1);
    expect(await remaining()).toEqual(["status 410"]);
    expect(await server.leads()).toHaveLength(2);
    expect(await deliver(server, env)).toBe(0);
    expect(received).toHaveLength(2);
    const [dead] = await listUndelivered(server.database.db);
    expect(dead).toMatchObject({ attempts: 1, lastError: "status 410", nextAttemptAt: null });
  });

  test.each(["the first", "the second"])(
    "a failure of %s of two attempts does not undo the delivery of the other",
    async (which) => {
      const { env } = await receiver();
      const server = await startServer(env);
      const { db } = server.database;
      await server.post("/company_leads", leadPayload());
      const [first] = await claimMessages(db, server.now());
      const [second] = await claimMessages(db, server.now() + 61_000);
      if (!first || !second) throw new Error("Both instances claim the message.");
      await markDelivered(db, first.id, server.now());

      await markFailed(db, which === "the first" ? first : second, "status 409", server.now());

      expect(await listUndelivered(db)).toEqual([]);
      expect(await deliver(server, env)).toBe(0);
    },
  );

  test("two instances do not send a message at the same time", async () => {
    const { env, received } = await receiver();
    const server = await startServer(env);
    for (let index = 0; index < 8; index += 1) {
      await server.post("/company_leads", leadPayload({ company_email: `a${index}@example.co` }));
    }

    await Promise.all(Array.from({ length: 4 }, () => deliver(server, env)));

    expect(new Set(idsOf(received)).size).toBe(8);
    expect(received).toHaveLength(8);
  });
});

test("a lead survives kill -9 during its delivery, and arrives after the restart", async () => {
  const { env, received } = await receiver(inTurn(500));
  const API_DATABASE = `${temporaryFolder()}/leads.db`;
  const settings = { ...env, API_DATABASE, LEAD_WEBHOOK_RETRY_SECONDS: "0.1" };
  const first = await runApi({ ...settings, LEAD_WEBHOOK_URL: "http://127.0.0.1:1/" });
  await submitLead(first.url, leadPayload());
  first.api.kill("SIGKILL");
  await first.api.exited;
  const list = await runHere(leads, ["--undelivered"], { API_DATABASE });
  expect(list.stdout).toMatch(/^ID .*\nmsg_/);
  expect(list.stdout).not.toContain("asha");

  await runHere(leads, ["--retry", "all"], { API_DATABASE });
  await runApi(settings);
  await until(() => received.length === 2);

  expect(new Set(idsOf(received)).size).toBe(1);
  expect(received[1]?.body).toContain("asha@example.co");
});

test("40 messages that hang do not delay the next lead, nor the end of the server", async () => {
  const { env, received, hanging } = await receiver((body) =>
    body.includes("slow") ? "hang" : 204,
  );
  const server = await startServer(env);
  await listen(server);
  for (let index = 0; index < 40; index += 1) {
    await server.post("/company_leads", leadPayload({ company_email: `slow-${index}@example.co` }));
  }

  await server.post("/company_leads", leadPayload({ company_email: "good@example.co" }));

  // None of the others was given up meanwhile, which takes ten seconds.
  await until(() => received.some(({ body }) => body.includes("good@example.co")));
  expect(hanging()).toBe(40);
  await server.app.close();
  const left = await listUndelivered(server.database.db);
  expect(left).toEqual(Array(40).fill(expect.objectContaining({ lastError: "AbortError" })));
});

test("an answer that never ends is a failure after ten seconds", async () => {
  const { env } = await receiver(() => "endless");
  const server = await startServer(env);
  await server.post("/company_leads", leadPayload());
  // The clock of the platform, which Jest's timers don't include.
  const clock = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const late = new DOMException("Late", "TimeoutError");
    const end = new AbortController();
    setTimeout(() => end.abort(late), 50);
    return end.signal;
  });
  afterThisTest(() => clock.mockRestore());

  await deliver(server, env);

  expect(clock).toHaveBeenCalledWith(10_000);
  expect(await listUndelivered(server.database.db)).toMatchObject([
    { attempts: 1, lastError: "TimeoutError" },
  ]);
});
