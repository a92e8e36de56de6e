/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { messageIn, startServer, type TestServer } from "../testing/server";

const PHONE = { prefix: "+91", number: "9876543210" };

function passwordsIn({ log }: TestServer): string[] {
  return log.flatMap((line) => /One-time password (\d{6})/.exec(line)?.[1] ?? []);
}

test("the categories are a list of names, in order", async () => {
  const { get } = await startServer();

  const { essential_supplies: supplies } = (await get("/essential_supplies")).json<{
    essential_supplies: { name: string }[];
  }>();

  const names = supplies.map(({ name }) => name);
  expect(supplies).toEqual(names.map((name) => ({ name })));
  expect(names).toEqual([...new Set(names)].sort());
  expect(names).toContain("Steel coils");
});

test("a one-time password goes to the log, with all but two digits of the phone hidden", async () => {
  const server = await startServer();

  const response = await server.post("/v1/generate_otp", { phone: PHONE });

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ expires_in_seconds: 300 });
  expect(passwordsIn(server)).toHaveLength(1);
  expect(server.log.join("")).toMatch(/One-time password \d{6} for \*{8}10"/);
  expect(server.log.join("")).not.toContain("98765");
});

test("the password in the log verifies the phone, once", async () => {
  const server = await startServer();
  await server.post("/v1/generate_otp", { phone: PHONE });
  const [otp] = passwordsIn(server);

  const first = await server.post("/v1/verify_otp", { phone: PHONE, otp });
  const second = await server.post("/v1/verify_otp", { phone: PHONE, otp });

  expect(first.statusCode).toBe(200);
  expect(first.json()).toEqual({ verified: true });
  expect(second.statusCode).toBe(400);
  expect(messageIn(second)).toBe("That code is not right. Check it, or ask for a new one.");
});

test("an expired password says that it has expired", async () => {
  const server = await startServer();
  await server.post("/v1/generate_otp", { phone: PHONE });
  const [otp] = passwordsIn(server);
  server.advance(300_000);

  const response = await server.post("/v1/verify_otp", { phone: PHONE, otp });

  expect(response.statusCode).toBe(400);
  expect(messageIn(response)).toBe("That code has expired. Please ask for a new one.");
});

test("too many tries are told apart from a wrong code", async () => {
  const server = await startServer({ API_RATE_LIMIT_OTP: "100" });
  await server.post("/v1/generate_otp", { phone: PHONE });
  const [otp = ""] = passwordsIn(server);
  const wrong = otp === "000000" ? "000001" : "000000";
  for (let round = 0; round < 5; round += 1) {
    await server.post("/v1/verify_otp", { phone: PHONE, otp: wrong });
  }

  const response = await server.post("/v1/verify_otp", { phone: PHONE, otp });

  expect(messageIn(response)).toBe("That code was tried too often. Please ask for a new one.");
});

test.each([
  ["/v1/generate_otp", {}, "Please enter a valid number"],
  ["/v1/generate_otp", { phone: { prefix: "+91", number: "12" } }, "Please enter a valid number"],
  ["/v1/verify_otp", { phone: PHONE }, "Please enter the 6-digit code"],
  ["/v1/verify_otp", { phone: PHONE, otp: "12345" }, "Please enter the 6-digit code"],
  ["/v1/verify_otp", { phone: PHONE, otp: 123456 }, "Please enter the 6-digit code"],
])("%s with %j is refused in words", async (url, payload, message) => {
  const { post } = await startServer();

  const response = await post(url, payload);

  expect(response.statusCode).toBe(400);
  expect(messageIn(response)).toBe(message);
});
