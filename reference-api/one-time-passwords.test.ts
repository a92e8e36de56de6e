/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { createOneTimePasswords, LIFETIME_SECONDS } from "./one-time-passwords";

const PHONE = { prefix: "+91", number: "9876543210" };

function withClock(): {
  passwords: ReturnType<typeof createOneTimePasswords>;
  clock: { ms: number };
} {
  const clock = { ms: 0 };
  return { passwords: createOneTimePasswords(() => clock.ms), clock };
}

/** Another password of six digits. */
function wrong(password: string): string {
  return String((Number(password) + 1) % 1_000_000).padStart(6, "0");
}

test("a password is six digits, and right once", () => {
  const { passwords } = withClock();

  const password = passwords.generate(PHONE);

  expect(password).toMatch(/^\d{6}$/);
  expect(passwords.verify(PHONE, password)).toBe("right");
  expect(passwords.verify(PHONE, password)).toBe("wrong");
});

test("a small password keeps its leading zeros", () => {
  const { passwords } = withClock();

  for (let round = 0; round < 500; round += 1) {
    expect(passwords.generate(PHONE)).toHaveLength(6);
  }
});

test("a password holds for five minutes", () => {
  const { passwords, clock } = withClock();
  const password = passwords.generate(PHONE);

  clock.ms = 300_000;
  expect(passwords.verify(PHONE, password)).toBe("expired");
  clock.ms = 299_999;
  expect(passwords.verify(PHONE, password)).toBe("right");
  expect(LIFETIME_SECONDS).toBe(300);
});

test("four wrong tries are forgiven, after the fifth even the right password is refused", () => {
  const { passwords } = withClock();
  const first = passwords.generate(PHONE);
  for (let round = 0; round < 4; round += 1) {
    expect(passwords.verify(PHONE, wrong(first))).toBe("wrong");
  }
  expect(passwords.verify(PHONE, first)).toBe("right");

  const second = passwords.generate(PHONE);
  for (let round = 0; round < 5; round += 1) passwords.verify(PHONE, wrong(second));
  expect(passwords.verify(PHONE, second)).toBe("too-many-attempts");
});

test("a new password replaces the one before, and its tries", () => {
  const { passwords } = withClock();
  const first = passwords.generate(PHONE);
  for (let round = 0; round < 5; round += 1) passwords.verify(PHONE, wrong(first));

  const second = passwords.generate(PHONE);

  if (first !== second) expect(passwords.verify(PHONE, first)).toBe("wrong");
  expect(passwords.verify(PHONE, second)).toBe("right");
});

test("a password is for its own number only", () => {
  const { passwords } = withClock();
  const password = passwords.generate(PHONE);

  expect(passwords.verify({ prefix: "+1", number: PHONE.number }, password)).toBe("wrong");
  expect(passwords.verify({ prefix: "+9", number: `1${PHONE.number}` }, password)).toBe("wrong");
  expect(passwords.verify({ prefix: "+ 91", number: PHONE.number }, password)).toBe("right");
});

test("memory is bounded: with 10,000 passwords the oldest is forgotten first", () => {
  const { passwords } = withClock();
  const numbers = Array.from({ length: 10_001 }, (_, index) => String(9_000_000_000 + index));
  const made = numbers.map((number) => passwords.generate({ prefix: "+91", number }));
  const verdicts = [0, 1, 10_000].map((index) =>
    passwords.verify({ prefix: "+91", number: numbers[index] ?? "" }, made[index] ?? ""),
  );

  expect(verdicts).toEqual(["wrong", "right", "right"]);
});
