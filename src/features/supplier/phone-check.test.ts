import { describe, expect, test } from "@jest/globals";
import type { Phone } from "../../api-client";
import { admissionOf, announcementOf } from "./messages";
import {
  excuseOf,
  isCodeAwaited,
  nextPhoneCheck,
  UNCHECKED,
  type Failure,
  type PhoneCheckEvent,
} from "./phone-check";

const phone: Phone = { prefix: "+91", number: "9876543210" };
const other: Phone = { prefix: "+1", number: "9876543210" };

const after = (...events: readonly PhoneCheckEvent[]) => events.reduce(nextPhoneCheck, UNCHECKED);

const asked: PhoneCheckEvent = { type: "asked", phone };
const sent: PhoneCheckEvent = { type: "sent", phone };
const entered: PhoneCheckEvent = { type: "entered", phone };
const verified: PhoneCheckEvent = { type: "verified", phone };
const failed = (during: Failure["during"], isDown: boolean): PhoneCheckEvent => ({
  type: "failed",
  phone,
  failure: { during, message: "Failed.", isDown },
});
const typed = (now: Phone | null): PhoneCheckEvent => ({ type: "typed", phone: now });

describe("the check", () => {
  test("goes from unchecked to verified", () => {
    expect(after(asked).status).toBe("sending");
    expect(after(asked, sent)).toEqual({ status: "sent", phone, codes: 1 });
    expect(after(asked, sent, entered).status).toBe("checking");
    expect(after(asked, sent, entered, verified).status).toBe("verified");
  });

  test.each([
    ["another country", other],
    ["no number", null],
  ])("is reset by %s", (_what, now) => {
    expect(after(asked, sent, entered, verified, typed(now))).toEqual({
      status: "unchecked",
      hasChanged: true,
    });
  });

  test("stays as it is, the same object, while the number does", () => {
    const check = after(asked, sent, entered, verified);
    expect(nextPhoneCheck(check, typed({ ...phone }))).toBe(check);
    expect(nextPhoneCheck(UNCHECKED, typed(phone))).toBe(UNCHECKED);
  });

  test.each([sent, verified, failed("checking", true)])(
    "ignores an answer about a number that has changed meanwhile: %j",
    (answer) => {
      const now = after(asked, typed(other), { type: "asked", phone: other });
      expect(nextPhoneCheck(now, answer)).toBe(now);
    },
  );

  test("counts the codes of a number, and forgets them with it", () => {
    expect(after(asked, sent, asked, sent)).toMatchObject({ codes: 2 });
    expect(after(asked, sent, { type: "asked", phone: other })).toMatchObject({ codes: 0 });
  });

  test("is restored after a reload only if nothing has begun", () => {
    const kept = after(asked, sent);
    expect(after({ type: "restored", check: kept })).toBe(kept);
    expect(after(asked, { type: "restored", check: kept }).status).toBe("sending");
  });

  test("is reset once the lead is stored", () => {
    expect(after(asked, sent, { type: "stored" })).toBe(UNCHECKED);
  });
});

describe("the field for the code", () => {
  test("is shown from the first code until the right one", () => {
    expect(isCodeAwaited(after(asked))).toBe(false);
    expect(isCodeAwaited(after(asked, failed("sending", true)))).toBe(false);
    expect(isCodeAwaited(after(asked, sent))).toBe(true);
    expect(isCodeAwaited(after(asked, sent, asked, failed("sending", true)))).toBe(true);
    expect(isCodeAwaited(after(asked, sent, entered, verified))).toBe(false);
  });
});

describe("a lead", () => {
  test.each([
    [after(), "press Send code"],
    [after(asked), "on its way"],
    [after(asked, sent), "enter the code"],
    [after(asked, sent, entered), "being checked"],
    [after(asked, sent, entered, failed("checking", false)), "enter the code"],
  ])("waits while %j", (check, reason) => {
    expect(excuseOf(check)).toBeNull();
    const admission = admissionOf(check, phone);
    expect(admission).toEqual({ isAdmitted: false, reason: expect.stringContaining(reason) });
  });

  test.each([
    [after(asked, sent, entered, verified), "verified by one-time code"],
    [after(asked, failed("sending", true)), "not verified, the check could not be made"],
    [
      after(asked, sent, entered, failed("checking", true)),
      "not verified, the check could not be made",
    ],
    [after(asked, sent, asked, sent), "not verified, two codes were sent and none was confirmed"],
    [
      after(asked, sent, asked, sent, entered, failed("checking", false)),
      "not verified, two codes were sent and none was confirmed",
    ],
  ])("is sent with a note about %j", (check, note) => {
    expect(admissionOf(check, phone)).toEqual({ isAdmitted: true, note });
  });

  test("waits if the form has another number", () => {
    expect(admissionOf(after(asked, sent, entered, verified), other).isAdmitted).toBe(false);
  });
});

test("the announcement names the number and the way without a code", () => {
  expect(announcementOf(UNCHECKED)).toBe("");
  expect(announcementOf(after(asked, sent))).toBe("We have sent a code to +91 9876543210.");
  expect(announcementOf(after(asked, sent, asked, sent))).toMatch(
    /^We have sent a new code to \+91 9876543210\. If this code/u,
  );
  expect(announcementOf(after(asked, failed("sending", true)))).toMatch(/^You can try again, or/u);
});
