/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { errorIn, startServer, type TestServer } from "../testing/server";

const PHONE = { prefix: "+91", number: "9876543210" };
const WRONG = "That code is not right. Check it, or request a new one.";
const EXPIRED = "That code has expired. Please request a new one.";
const TOO_MANY = "That code was tried too often. Please request a new one.";

const start = () => startServer({ API_RATE_LIMIT_OTP: "1000000" });

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

test("a one-time password is logged with a masked phone number", async () => {
  const server = await start();

  await generate(server);

  expect(server.log.join("")).toMatch(/One-time password \d{6} for \*{8}10"/);
  expect(server.log.join("")).not.toContain("98765");
});

test("a password verifies its phone number once", async () => {
  const server = await start();
  const password = await generate(server);

  expect(await verify(server, password)).toBe(true);
  expect(await verify(server, password)).toBe(WRONG);
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

test.each([
  [4, true],
  [5, TOO_MANY],
])("after %i wrong attempts the right password gets %j", async (attempts, expected) => {
  const server = await start();
  const password = await generate(server);
  for (let round = 0; round < attempts; round += 1) {
    expect(await verify(server, wrong(password))).toBe(WRONG);
  }

  expect(await verify(server, password)).toBe(expected);
});

test("a new password replaces the earlier one and has its own attempts", async () => {
  const server = await start();
  const first = await generate(server);
  for (let round = 0; round < 5; round += 1) await verify(server, wrong(first));

  const second = await generate(server);

  if (first !== second) expect(await verify(server, first)).toBe(WRONG);
  expect(await verify(server, second)).toBe(true);
});

test.each([
  [{ prefix: "+1", number: PHONE.number }, WRONG],
  [{ prefix: "+9", number: `1${PHONE.number}` }, WRONG],
  [{ prefix: "+9 1", number: PHONE.number }, true],
])("the password of +91 9876543210 verifies %j: %j", async (phone, expected) => {
  const server = await start();

  expect(await verify(server, await generate(server), phone)).toBe(expected);
});

test.each([
  ["/v1/generate_otp", {}, "Please enter a valid number"],
  ["/v1/generate_otp", { phone: { prefix: "+91", number: "12" } }, "Please enter a valid number"],
  ["/v1/verify_otp", { phone: PHONE }, "Please enter the 6-digit code"],
  ["/v1/verify_otp", { phone: PHONE, otp: "12345" }, "Please enter the 6-digit code"],
  ["/v1/verify_otp", { phone: PHONE, otp: 123456 }, "Please enter the 6-digit code"],
])("%s with %j is refused with a message", async (url, payload, message) => {
  const { post } = await startServer();

  expect(errorIn(await post(url, payload))).toEqual([400, message]);
});
