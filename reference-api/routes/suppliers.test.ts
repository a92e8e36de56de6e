import { expect, test } from "@jest/globals";
import { leadPayload } from "../testing/leads";
import { errorIn, startServer, type TestServer } from "../testing/server";
import { onEachDatabase, openTestDatabase } from "../testing/databases";
import type { Database } from "../database";

const PHONE = { prefix: "+91", number: "9876543210" };
const WRONG = "That code is not right. Check it, or request a new one.";
const EXPIRED = "That code has expired. Please request a new one.";
const TOO_MANY = "Too many codes were tried. Please try again in ten minutes.";

const start = () => startServer({ API_RATE_LIMIT_OTP: "1000000", API_RATE_LIMIT_LEADS: "1000000" });

/** Requests a password and reads it in the log. */
async function generate({ post, log }: TestServer, phone: object = PHONE): Promise<string> {
  const response = await post("/v1/generate_otp", { phone });
  expect(response.json()).toEqual({ expires_in_seconds: 300 });
  const [, password = ""] = /One-time password (\d{6}) /.exec(log.join("").slice(-500)) ?? [];
  return password;
}

/** Checks a password: true, or the message of the refusal. */
async function verify({ post }: TestServer, otp: string, phone: object = PHONE): Promise<unknown> {
  const response = await post("/v1/verify_otp", { phone, otp });
  if (response.statusCode === 400) return errorIn(response)[1];
  return response.json<{ verified: unknown }>().verified;
}

/** Another password of six digits. */
const wrong = (password: string) => String((Number(password) + 1) % 1_000_000).padStart(6, "0");

const SUPPLIER = leadPayload({ other_details: { request_type: "supplier" } });

/** Answers to a lead with a number that is said to be verified, and to one that isn't. */
const statusesOf = async (server: TestServer, timestamp = "2026-01-31T09:00:00.000Z") => {
  const sent = async (details: object) => {
    const other_details = { request_type: "supplier", timestamp, ...details };
    return (await server.post("/company_leads", leadPayload({ other_details }))).statusCode;
  };
  return [await sent({}), await sent({ phone_verified: false })];
};

test("the categories are a sorted list of names", async () => {
  const { get } = await startServer();

  const { essential_supplies: supplies } = (await get("/essential_supplies")).json<{
    essential_supplies: { name: string }[];
  }>();

  const names = supplies.map(({ name }) => name);
  expect(supplies).toEqual(names.map((name) => ({ name })));
  expect(names).toEqual([...new Set(names)].sort());
  expect(names).toContain("Steel coils");
});

test("a call without a number or code of the right form is refused with a message", async () => {
  const { post } = await startServer();
  const requests = [
    ["/v1/generate_otp", {}, "Please enter a valid number"],
    ["/v1/generate_otp", { phone: { prefix: "+91", number: "12" } }, "Please enter a valid number"],
    ["/v1/verify_otp", { phone: PHONE }, "Please enter the 6-digit code"],
    ["/v1/verify_otp", { phone: PHONE, otp: "12345" }, "Please enter the 6-digit code"],
    ["/v1/verify_otp", { phone: PHONE, otp: 123456 }, "Please enter the 6-digit code"],
  ] as const;

  for (const [url, payload, message] of requests) {
    expect([payload, ...errorIn(await post(url, payload))]).toEqual([payload, 400, message]);
  }
});

onEachDatabase(() => {
  test("a one-time password is logged with a masked phone number, and the database has none", async () => {
    const server = await start();

    await verify(server, await generate(server));

    expect(server.log.join("")).toMatch(/One-time password \d{6} for \*{8}10"/);
    const { db } = server.database;
    const rows = await Promise.all([
      db.selectFrom("otp_codes").selectAll().execute(),
      db.selectFrom("limits").selectAll().execute(),
    ]);
    expect(rows.map(({ length }) => length > 0)).toEqual([true, true]);
    expect(JSON.stringify(rows) + server.log.join("")).not.toContain(PHONE.number);
  });

  test("a password can be entered again only by who asked for it, whose first answer may be lost", async () => {
    const server = await start();
    const password = await generate(server);

    expect(await verify(server, password)).toBe(true);
    expect(await verify(server, password)).toBe(true);
    const elsewhere = { phone: PHONE, otp: password };
    const answer = await server.post("/v1/verify_otp", elsewhere, "203.0.113.7");
    expect(errorIn(answer)).toEqual([400, WRONG]);
  });

  test("after five attempts no password counts for ten minutes, not even a new one", async () => {
    const server = await start();
    const first = await generate(server);
    const second = await generate(server);
    for (let round = 0; round < 4; round += 1) {
      expect(await verify(server, wrong(first))).toBe(WRONG);
    }

    expect(await verify(server, first)).toBe(true);
    expect(await verify(server, second)).toBe(TOO_MANY);
    await generate(server);
    expect(await verify(server, second)).toBe(TOO_MANY);
    server.advance(600_000);
    expect(await verify(server, await generate(server))).toBe(true);
  });

  test("a number gets 3 passwords in ten minutes and 10 a day, whoever asks", async () => {
    const server = await start();
    const ask = async (index: number) => {
      // The same digits, with another border between prefix and number.
      const digits = "919876543210";
      const end = 1 + (index % 3);
      const phone = { prefix: `+${digits.slice(0, end)}`, number: digits.slice(end) };
      return (await server.post("/v1/generate_otp", { phone }, `10.0.0.${index}`)).statusCode;
    };
    const accepted = async () => {
      const statuses = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(index)));
      return statuses.filter((status) => status === 200).length;
    };

    expect(await accepted()).toBe(3);
    const refused = await server.post("/v1/generate_otp", { phone: PHONE });
    expect(errorIn(refused)).toEqual([429, expect.stringMatching(/try again in 10 minutes/)]);
    expect(refused.headers["retry-after"]).toBe("600");
    server.advance(600_000);
    expect(await accepted()).toBe(3);
    for (let round = 0; round < 4; round += 1) {
      server.advance(600_000);
      await accepted();
    }
    expect(await accepted()).toBe(0);
    server.advance(86_400_000);
    expect(await accepted()).toBe(3);
  });

  test("the lead of a supplier is refused until its phone number is verified", async () => {
    const server = await start();
    const password = await generate(server);
    const refused = await server.post("/company_leads", SUPPLIER);
    await verify(server, wrong(password));
    const again = await server.post("/company_leads", SUPPLIER);

    const refusal = [400, expect.stringMatching(/^Please verify your phone number/)];
    expect([errorIn(refused), errorIn(again)]).toEqual([refusal, refusal]);
    expect(await server.leads()).toEqual([]);
    expect(await verify(server, password)).toBe(true);
    expect((await server.post("/company_leads", SUPPLIER)).statusCode).toBe(201);
    expect(await server.leads()).toEqual([expect.objectContaining({ phoneVerified: true })]);
  });

  const broken = async () => {
    const { db, close } = await openTestDatabase();
    await close();
    return (database: Database): Database => ({ ...database, db });
  };
  test("a supplier to whom codes can be sent can do without one only at the second attempt in a day", async () => {
    const server = await start();

    expect(await statusesOf(server)).toEqual([400, 400]);
    server.advance(86_400_000);
    expect(await statusesOf(server)).toEqual([400, 400]);
    server.advance(86_399_999);
    expect(await statusesOf(server)).toEqual([400, 201]);
    expect(await server.leads()).toEqual([expect.objectContaining({ phoneVerified: false })]);
  });

  test("the same for ten minutes after a call for a code has failed, on all instances", async () => {
    const server = await start();
    const other = await startServer({}, await broken(), server.target);

    expect((await other.post("/v1/verify_otp", { phone: PHONE, otp: "000000" })).statusCode).toBe(
      503,
    );

    server.advance(599_999);
    expect(await statusesOf(server)).toEqual([400, 201]);
    server.advance(1);
    expect(await statusesOf(server, "2026-01-31T09:10:00.000Z")).toEqual([400, 400]);
  });

  test("a lead that is sent again gets the same answer, but a new one needs a check of its number and day", async () => {
    const server = await start();
    await verify(server, await generate(server));
    expect((await server.post("/company_leads", SUPPLIER)).statusCode).toBe(201);
    const supplier = (phone: object, timestamp: string) =>
      leadPayload({ phone, other_details: { request_type: "supplier", timestamp } });
    const other = supplier({ ...PHONE, number: "9876543211" }, "2026-01-31T09:01:00.000Z");
    expect((await server.post("/company_leads", other)).statusCode).toBe(400);

    server.advance(86_400_000);

    expect((await server.post("/company_leads", SUPPLIER)).statusCode).toBe(201);
    const later = supplier(PHONE, "2026-02-01T09:00:00.000Z");
    expect((await server.post("/company_leads", later)).statusCode).toBe(400);
    expect(await server.leads()).toEqual([expect.objectContaining({ phoneVerified: true })]);
  });
});

test("a password expires after five minutes", async () => {
  const server = await start();
  const [first, second] = [PHONE, { ...PHONE, number: "9876543211" }];
  const passwords = [await generate(server, first), await generate(server, second)];

  server.advance(299_999);
  expect(await verify(server, passwords[0] ?? "", first)).toBe(true);
  server.advance(1);
  expect(await verify(server, passwords[1] ?? "", second)).toBe(EXPIRED);
});

test("of guesses from 21 networks, 100 count, and only who asked can still enter the code", async () => {
  const server = await start();
  const password = await generate(server);
  const enter = async (remoteAddress: string, otp: string) => {
    const response = await server.post("/v1/verify_otp", { phone: PHONE, otp }, remoteAddress);
    return response.statusCode === 200 || errorIn(response)[1];
  };
  const answers: unknown[] = [];
  for (let network = 0; network < 21; network += 1) {
    for (let host = 1; host <= 6; host += 1) {
      answers.push(await enter(`2001:db8:0:${network}::${host}`, wrong(password)));
    }
  }

  expect(answers.filter((answer) => answer === WRONG)).toHaveLength(100);
  expect(answers.filter((answer) => answer === TOO_MANY)).toHaveLength(26);
  expect(await enter("203.0.113.7", password)).toBe(TOO_MANY);
  expect(await verify(server, wrong(password))).toBe(WRONG);
  expect(await verify(server, password)).toBe(true);
});

test("a supplier who got no text message is accepted after two, as unverified", async () => {
  const server = await start();
  await generate(server);
  await generate(server);

  expect((await server.post("/company_leads", SUPPLIER)).statusCode).toBe(201);

  expect(await server.leads()).toEqual([expect.objectContaining({ phoneVerified: false })]);
});

test("with codes switched off, a supplier is accepted who says that the number is unverified", async () => {
  const server = await startServer({ API_PHONE_CODES: "off", API_RATE_LIMIT_OTP: "1" });
  for (const url of ["/v1/generate_otp", "/v1/verify_otp", "/v1/verify_otp"]) {
    const answer = [503, expect.stringMatching(/^We can't send codes .* without one/)];
    expect(errorIn(await server.post(url, { phone: PHONE, otp: "000000" }))).toEqual(answer);
  }

  expect(await statusesOf(server)).toEqual([400, 201]);

  expect(await server.leads()).toEqual([expect.objectContaining({ phoneVerified: false })]);
});

test("a password verifies its number however the prefix is written, and no other number", async () => {
  const server = await start();
  const password = await generate(server);
  const { number } = PHONE;

  expect(await verify(server, password, { prefix: "+1", number })).toBe(WRONG);
  expect(await verify(server, password, { prefix: "+9", number: `1${number}` })).toBe(WRONG);
  expect(await verify(server, password, { prefix: "+9 1", number })).toBe(true);
});
