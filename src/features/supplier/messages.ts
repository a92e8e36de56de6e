import type { Phone } from "../../api-client";
import { excuseOf, isSamePhone, type PhoneCheck } from "./phone-check";

/** Whether a supplier's lead may be sent: with a note about the check, or not yet and why. */
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

/** Whether the lead for a number may be sent. */
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

const ways = {
  down: "You can try again, or register without the check: our supplier desk will then call the number.",
  "no-code":
    "If this code doesn't arrive either, register without it: our supplier desk will then call the number.",
} as const;

function statusText(check: PhoneCheck): string {
  switch (check.status) {
    case "unchecked":
      return check.hasChanged ? "The number has changed. Please have the new one checked." : "";
    case "sending":
      return "Sending a code…";
    case "sent": {
      const { prefix, number } = check.phone;
      return `We have sent a ${check.codes > 1 ? "new " : ""}code to ${prefix} ${number}.`;
    }
    case "checking":
      return "Checking your code…";
    case "verified":
      return "Phone number verified.";
    case "failed":
      return "";
  }
}

/** The text of the live region: the state of the check, and whether the lead can go without it. */
export function announcementOf(check: PhoneCheck): string {
  const excuse = excuseOf(check);
  return [statusText(check), excuse === null ? "" : ways[excuse]].filter(Boolean).join(" ");
}
