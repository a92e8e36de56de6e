import { useEffect, useState } from "react";
import { generateOtp, isRefusal, verifyOtp, visitorMessage, type Phone } from "../../api-client";
import { withAsciiDigits } from "../../lib/digits";
import { readCheck, saveCheck } from "./draft";
import {
  admissionOf,
  codesFor,
  isSamePhone,
  isWaiting,
  UNCHECKED,
  withPhone,
  type Admitted,
  type PhoneCheck,
} from "./phone-check";

const NOT_SENT = "We could not send a code.";
const NOT_CHECKED = "The code could not be checked.";
const WRONG = "That code is not right. Check it, or request a new one.";
const MISSING = "Please enter the code from the text message.";

/** Why a lead was not sent. Shown until the check goes on. */
export interface Reminder {
  readonly check: PhoneCheck;
  readonly reason: string;
}

/** The digits of a typed or pasted code. */
function codeIn(text: string): string {
  return withAsciiDigits(text).replace(/\D/gu, "");
}

/** State and actions of the phone check by one-time code. */
export function usePhoneCheck() {
  const [check, setCheck] = useState<PhoneCheck>(UNCHECKED);
  const [reminder, setReminder] = useState<Reminder | null>(null);
  useEffect(() => setCheck((now) => (now.status === "unchecked" ? readCheck() : now)), []);
  useEffect(() => {
    if (check !== UNCHECKED) saveCheck(check);
  }, [check]);

  /** Applies an answer about a number, unless the visitor has changed the number meanwhile. */
  function answer(phone: Phone, next: (codes: number) => PhoneCheck) {
    setCheck((now) =>
      now.status !== "unchecked" && isSamePhone(now.phone, phone) ? next(now.codes) : now,
    );
  }

  async function sendCode(phone: Phone) {
    if (isWaiting(check)) return;
    setCheck((now) => ({ status: "sending", phone, codes: codesFor(now, phone) }));
    try {
      await generateOtp(phone);
      answer(phone, (codes) => ({ status: "sent", phone, codes: codes + 1 }));
    } catch (error) {
      const message = visitorMessage(error) ?? NOT_SENT;
      const isDown = !isRefusal(error);
      const failure = { status: "failed", during: "sending", message, isDown } as const;
      answer(phone, (codes) => ({ ...failure, phone, codes }));
    }
  }

  async function checkCode(typed: string) {
    if (isWaiting(check) || check.status === "unchecked") return;
    const { phone } = check;
    const fail = (message: string, isDown: boolean) => {
      const failure = { status: "failed", during: "checking", message, isDown } as const;
      answer(phone, (codes) => ({ ...failure, phone, codes }));
    };
    const code = codeIn(typed);
    if (code === "") return fail(MISSING, false);
    answer(phone, (codes) => ({ status: "checking", phone, codes }));
    try {
      if (await verifyOtp(phone, code)) {
        answer(phone, (codes) => ({ status: "verified", phone, codes }));
      } else fail(WRONG, false);
    } catch (error) {
      fail(visitorMessage(error) ?? NOT_CHECKED, !isRefusal(error));
    }
  }

  /** What the lead says of the check; null if the lead can't be sent yet, and the reason is shown. */
  function admit(phone: Phone): Admitted | null {
    const admission = admissionOf(check, phone);
    if (admission.isAdmitted) return admission;
    const next = withPhone(check, phone);
    setCheck(next);
    setReminder({ check: next, reason: admission.reason });
    return null;
  }

  return {
    check,
    /** Why the lead was not sent, until the check goes on. */
    reminder: reminder?.check === check ? reminder : null,
    sendCode,
    checkCode,
    admit,
    typePhone: (phone: Phone | null) => setCheck((now) => withPhone(now, phone)),
    /** Begins the check again. */
    reset() {
      saveCheck(UNCHECKED);
      setCheck(UNCHECKED);
    },
  };
}
