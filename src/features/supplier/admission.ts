import type { Phone } from "../../api-client";
import { excuseOf, isSamePhone, type PhoneCheck } from "./phone-check";

/** Whether a supplier's lead may be sent: with a word on the check, or not yet, with the reason. */
export type Admission =
  | { readonly isAdmitted: true; readonly note: string }
  | { readonly isAdmitted: false; readonly reason: string };

const notes = {
  verified: "verified by one-time code",
  down: "not verified, the check could not be made",
  "no-code": "not verified, two codes were sent and none was confirmed",
} as const;

const reasons = {
  unchecked: "Please check your phone number first: press Send code.",
  sending: "One moment, the code is on its way.",
  sent: "Please enter the code that we sent, or ask for a new one.",
  checking: "One moment, your code is being checked.",
  failed: "Please enter the code that we sent, or ask for a new one.",
} as const;

/** Whether the lead for a number may be sent (docs/decisions/0026). */
export function admissionOf(check: PhoneCheck, phone: Phone): Admission {
  if (check.status === "unchecked" || !isSamePhone(check.phone, phone)) {
    return { isAdmitted: false, reason: reasons.unchecked };
  }
  if (check.status === "verified") return { isAdmitted: true, note: notes.verified };
  const excuse = excuseOf(check);
  return excuse === null
    ? { isAdmitted: false, reason: reasons[check.status] }
    : { isAdmitted: true, note: notes[excuse] };
}
