import { describe, expect, test } from "@jest/globals";
import type { Phone } from "../../api-client";
import { admissionOf, UNCHECKED, withPhone, type PhoneCheck } from "./phone-check";

const phone: Phone = { prefix: "+91", number: "9876543210" };
const other: Phone = { prefix: "+1", number: "9876543210" };

const check = (
  status: "sending" | "sent" | "checking" | "verified",
  codes: number,
): PhoneCheck => ({ status, phone, codes });
const failed = (during: "sending" | "checking", isDown: boolean, codes: number): PhoneCheck => ({
  status: "failed",
  during,
  message: "Failed.",
  isDown,
  phone,
  codes,
});

test.each([
  ["another country", other],
  ["no number", null],
])("a check is reset by %s", (_what, now) => {
  expect(withPhone(check("verified", 1), now)).toEqual({ status: "unchecked", hasChanged: true });
});

describe("a lead", () => {
  test.each([
    [UNCHECKED, "press Send code"],
    [check("sending", 0), "sending your code"],
    [check("sent", 1), "Enter the code"],
    [check("checking", 1), "checking your code"],
    [failed("checking", false, 1), "Enter the code"],
    [failed("sending", false, 0), "press Send code"],
  ])("waits while %j", (now, reason) => {
    const admission = admissionOf(now, phone);
    expect(admission).toEqual({ isAdmitted: false, reason: expect.stringContaining(reason) });
  });

  test.each([
    [check("verified", 1), true, "verified by one-time code"],
    [check("sent", 2), false, "not verified, two codes were sent and none was entered correctly"],
    [
      failed("checking", false, 2),
      false,
      "not verified, two codes were sent and none was entered correctly",
    ],
    [failed("sending", true, 0), false, "not verified, codes could not be sent or checked"],
    [failed("checking", true, 1), false, "not verified, codes could not be sent or checked"],
  ])("is sent with a note about %j", (now, isVerified, note) => {
    expect(admissionOf(now, phone)).toEqual({ isAdmitted: true, isVerified, note });
  });

  test("waits if the form has another number", () => {
    expect(admissionOf(check("verified", 1), other).isAdmitted).toBe(false);
  });
});
