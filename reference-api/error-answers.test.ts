import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, jest, test } from "@jest/globals";
import { leadPayload } from "./testing/leads";
import { errorIn, listen, SITE, startServer, type TestRequest } from "./testing/server";

jest.setTimeout(60_000);

const UNREADABLE = "The form could not be read. Please reload the page and try again.";
const NOT_FOUND = "There is nothing at this address.";

const lead = (payload: string, type = "application/json"): TestRequest => ({
  method: "POST",
  url: "/company_leads",
  headers: { "content-type": type },
  payload,
});

/** A lead of a size in bytes. */
function sized(bytes: number): string {
  const empty = JSON.stringify(leadPayload({ extra: "" }));
  return empty.replace('"extra":""', `"extra":"${"x".repeat(bytes - empty.length)}"`);
}

/** A lead with lists in lists. */
const deep = (levels: number): string =>
  JSON.stringify(leadPayload()).replace("{", `{"deep":${"[".repeat(levels)}${"]".repeat(levels)},`);

const refused: readonly (readonly [string, TestRequest, number, string])[] = [
  ["invalid JSON", lead('{"phone":'), 400, UNREADABLE],
  ["JSON that is a little too deep", lead(deep(100)), 400, UNREADABLE],
  ["plain text", lead("{}", "text/plain"), 415, "The form was not sent as JSON"],
  ["a body over 64 KB", lead(sized(65_537)), 413, "more text than we can take. Please shorten it"],
  ["the root", { url: "/" }, 404, NOT_FOUND],
  ["a trailing slash", { url: "/company_leads/" }, 404, NOT_FOUND],
  ["a malformed path", { url: "/%ZZ" }, 404, NOT_FOUND],
  ["an unknown path", { url: "/countries/../x?a=%E0" }, 404, NOT_FOUND],
];

test("what can't be served is answered with a message that the site can read", async () => {
  const { send, leads } = await startServer();

  for (const [name, request, status, message] of refused) {
    const response = await send(request);
    const answer = [name, status, expect.stringContaining(message)];
    expect([name, ...errorIn(response)]).toEqual(answer);
    expect(response.headers["access-control-allow-origin"]).toBe(SITE);
  }
  expect(await leads()).toEqual([]);
  // A body of exactly 64 KB.
  expect((await send(lead(sized(65_536)))).statusCode).toBe(201);
});

test("the details of a server error reach the log but not the visitor", async () => {
  let isBroken = false;
  const { get, log } = await startServer({}, (database) => ({
    ...database,
    db: database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (isBroken) throw new TypeError("secret detail");
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }),
  }));
  isBroken = true;

  const response = await get("/blog/get_likes");

  expect(errorIn(response)).toEqual([
    500,
    expect.stringMatching(/^Something went wrong on our side/),
  ]);
  expect(response.headers["access-control-allow-origin"]).toBe(SITE);
  expect(log.join("")).toContain("secret detail");
});

test("bytes that are not HTTP get an answer in the same form", async () => {
  const socket = connect(await listen(await startServer()), "127.0.0.1");
  socket.write("NONSENSE\r\n\r\n");

  const answer = await text(socket);

  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toEqual({ error: { message: UNREADABLE } });
});

test("every answer has an id that is in the log, forbids caching and guessing its type", async () => {
  const { get, send, log } = await startServer();
  const answers = [await get("/essential_supplies"), await get("/nothing"), await send(lead("{"))];

  for (const { headers } of answers) {
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(log.join("")).toContain(`"reqId":"${String(headers["x-request-id"])}"`);
  }
  expect(new Set(answers.map(({ headers }) => headers["x-request-id"])).size).toBe(3);
});

test("the log says why a lead was refused, without what was sent", async () => {
  const { send, log } = await startServer();

  await send(lead(JSON.stringify(leadPayload({ company_email: "asha@x" }))));
  await send(lead(JSON.stringify(leadPayload({ phone: undefined }))));
  await send(lead("{asha@example.co"));
  await send(lead("a=b", "text/plain"));

  const lines = log.map((line) => JSON.parse(line) as { msg: string; reason?: string });
  expect(lines.filter(({ msg }) => msg === "Refused").map((line) => line.reason)).toEqual([
    "company_email: pattern",
    "phone: required",
    "FST_ERR_CTP_INVALID_JSON_BODY",
    "FST_ERR_CTP_INVALID_MEDIA_TYPE",
  ]);
  expect(log.join("")).not.toContain("asha");
});

test("the health check fails if the leads can't be read", async () => {
  const { get, database } = await startServer();
  expect((await get("/healthz")).json()).toEqual({ status: "ok" });

  await database.db.schema.dropTable("leads").execute();

  expect(errorIn(await get("/healthz"))).toEqual([503, expect.not.stringMatching(/table|SQL/)]);
});
