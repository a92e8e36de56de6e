import { useEffect, useReducer, useState } from "react";
import { ApiError, generateOtp, verifyOtp, visitorMessage, type Phone } from "../../api-client";
import { readCheck, saveCheck } from "./draft";
import { admissionOf } from "./messages";
import { isWaiting, nextPhoneCheck, UNCHECKED, type PhoneCheck } from "./phone-check";

const NOT_SENT = "We could not send a code.";
const NOT_CHECKED = "The code could not be checked.";
const WRONG = "That code is not right. Check it, or ask for a new one.";
const MISSING = "Please enter the code from the text message.";

/** Why a lead was not sent. Shown until the status of the check changes. */
export interface Reminder {
  readonly status: PhoneCheck["status"];
  readonly reason: string;
}

/** The digits of a typed or pasted code. */
function codeIn(text: string): string {
  return text.normalize("NFKC").replace(/\D/gu, "");
}

/** Only status 400 means that the code is wrong. Anything else is a failure of the service. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400;
}

/** State and actions of the phone check by one-time code. */
export function usePhoneCheck() {
  const [check, dispatch] = useReducer(nextPhoneCheck, UNCHECKED);
  const [reminder, setReminder] = useState<Reminder | null>(null);
  useEffect(() => dispatch({ type: "restored", check: readCheck() }), []);
  useEffect(() => {
    if (check !== UNCHECKED) saveCheck(check);
  }, [check]);

  async function sendCode(phone: Phone) {
    if (isWaiting(check)) return;
    dispatch({ type: "asked", phone });
    try {
      await generateOtp(phone);
      dispatch({ type: "sent", phone });
    } catch (error) {
      const message = visitorMessage(error) ?? NOT_SENT;
      dispatch({ type: "failed", phone, failure: { during: "sending", message, isDown: true } });
    }
  }

  async function checkCode(typed: string) {
    if (isWaiting(check) || check.status === "unchecked") return;
    const { phone } = check;
    const fail = (message: string, isDown: boolean) =>
      dispatch({ type: "failed", phone, failure: { during: "checking", message, isDown } });
    const code = codeIn(typed);
    if (code === "") {
      fail(MISSING, false);
      return;
    }
    dispatch({ type: "entered", phone });
    try {
      if (await verifyOtp(phone, code)) dispatch({ type: "verified", phone });
      else fail(WRONG, false);
    } catch (error) {
      if (isRefusal(error)) fail(visitorMessage(error) ?? WRONG, false);
      else fail(visitorMessage(error) ?? NOT_CHECKED, true);
    }
  }

  /** The lead's note about the check; null if the lead can't be sent yet, and the reason is shown. */
  function admit(phone: Phone): string | null {
    const admission = admissionOf(check, phone);
    if (admission.isAdmitted) return admission.note;
    const typed = { type: "typed", phone } as const;
    dispatch(typed);
    setReminder({ status: nextPhoneCheck(check, typed).status, reason: admission.reason });
    return null;
  }

  return {
    check,
    /** Why the lead was not sent, until the status of the check changes. */
    reminder: reminder?.status === check.status ? reminder : null,
    sendCode,
    checkCode,
    admit,
    typePhone: (phone: Phone | null) => dispatch({ type: "typed", phone }),
    reset() {
      saveCheck(UNCHECKED);
      dispatch({ type: "stored" });
    },
  };
}
