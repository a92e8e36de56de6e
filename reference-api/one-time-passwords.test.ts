/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { OneTimePasswords } from "./one-time-passwords";

test("passwords keep their leading zeros", () => {
  const passwords = new OneTimePasswords(() => 0);

  for (let round = 0; round < 500; round += 1) {
    expect(passwords.generate({ prefix: "+91", number: "9876543210" })).toMatch(/^\d{6}$/);
  }
});

test("memory is limited to 10,000 passwords, and the oldest is dropped first", () => {
  const passwords = new OneTimePasswords(() => 0);
  const phones = Array.from({ length: 10_001 }, (_, index) => ({
    prefix: "+91",
    number: String(9_000_000_000 + index),
  }));
  const generated = phones.map((phone) => ({ phone, password: passwords.generate(phone) }));

  const check = (index: number): string | undefined => {
    const entry = generated[index];
    return entry && passwords.verify(entry.phone, entry.password);
  };
  expect([0, 1, 10_000].map(check)).toEqual(["wrong", "right", "right"]);
});
