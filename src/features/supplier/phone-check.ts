import type { Phone } from "../../api-client";

/** Milliseconds before another code can be asked for. */
export const RESEND_WAIT_MS = 30_000;

/** A number, and how many codes have been sent to it. */
interface CheckedPhone {
  readonly phone: Phone;
  readonly codes: number;
}

/** The check of a telephone number by one-time code. */
export type PhoneCheck =
  /** `hasChanged`: the visitor has changed the number since its check began. */
  | { readonly status: "unchecked"; readonly hasChanged: boolean }
  | ({ readonly status: "sending" | "sent" | "checking" } & CheckedPhone)
  | ({ readonly status: "verified" } & CheckedPhone)
  | (CheckedPhone & {
      readonly status: "failed";
      readonly during: "sending" | "checking";
      readonly message: string;
      /** Whether the service failed, not the visitor's code. */
      readonly isDown: boolean;
    });

/** Before the visitor has asked for a code. */
export const UNCHECKED: PhoneCheck = { status: "unchecked", hasChanged: false };

/** Whether two numbers are the same. */
export function isSamePhone(one: Phone, other: Phone | null): boolean {
  return one.prefix === other?.prefix && one.number === other.number;
}

/** How many codes this check has sent to a number. */
export function codesFor(check: PhoneCheck, phone: Phone): number {
  return check.status !== "unchecked" && isSamePhone(check.phone, phone) ? check.codes : 0;
}

/** Whether a call of the API is under way. */
export function isWaiting({ status }: PhoneCheck): boolean {
  return status === "sending" || status === "checking";
}

/** The check after the number in the form has become `phone`; null is an invalid number. */
export function withPhone(check: PhoneCheck, phone: Phone | null): PhoneCheck {
  if (check.status === "unchecked" || isSamePhone(check.phone, phone)) return check;
  return { status: "unchecked", hasChanged: true };
}

/**
 * Whether a lead may be sent although two codes were sent and none was entered. A lost text message
 * must not lose a lead. The API applies the same rule.
 */
function isExcused(check: PhoneCheck): boolean {
  const hasCodeField = check.status === "sent" || check.status === "failed";
  return hasCodeField && check.codes > 1;
}

/** Whether the last call of the service failed. The lead may then be sent: it must not be lost. */
const isDown = (check: PhoneCheck): boolean => check.status === "failed" && check.isDown;

/** A check that shows the field for a code. */
export type AwaitingCode = Exclude<PhoneCheck, { status: "unchecked" | "verified" }>;

/** Whether a check shows the field for a code. */
export function isCodeAwaited(check: PhoneCheck): check is AwaitingCode {
  return check.status !== "unchecked" && check.status !== "verified" && check.codes > 0;
}

/** What a supplier's lead says of the check. */
export interface Admitted {
  readonly isAdmitted: true;
  readonly isVerified: boolean;
  readonly note: string;
}

/** Whether a supplier's lead may be sent: with a note about the check, or not yet and why. */
type Admission = Admitted | { readonly isAdmitted: false; readonly reason: string };

const notes = {
  verified: "verified by one-time code",
  down: "not verified, codes could not be sent or checked",
  excused: "not verified, two codes were sent and none was entered correctly",
} as const;

const reasons = {
  unchecked: "Verify your phone number first: press Send code.",
  sending: "One moment, we’re sending your code.",
  sent: "Enter the code that we sent, or request a new one.",
  checking: "One moment, we’re checking your code.",
  failed: "Enter the code that we sent, or request a new one.",
} as const;

/** Whether the lead for a number may be sent. */
export function admissionOf(check: PhoneCheck, phone: Phone): Admission {
  if (check.status === "unchecked" || !isSamePhone(check.phone, phone)) {
    return { isAdmitted: false, reason: reasons.unchecked };
  }
  if (check.status === "verified") {
    return { isAdmitted: true, isVerified: true, note: notes.verified };
  }
  if (isExcused(check)) return { isAdmitted: true, isVerified: false, note: notes.excused };
  if (isDown(check)) return { isAdmitted: true, isVerified: false, note: notes.down };
  const hasNoCode = check.status === "failed" && check.codes === 0;
  return { isAdmitted: false, reason: reasons[hasNoCode ? "unchecked" : check.status] };
}

const WITHOUT_CODE =
  "If this code doesn’t arrive either, register without it. Our supplier desk will then call you to verify the number.";
const DOWN =
  "You can register without a code. Our supplier desk will then call you to verify the number.";

function statusText(check: PhoneCheck): string {
  switch (check.status) {
    case "unchecked":
      return check.hasChanged ? "The number has changed. Please verify the new one." : "";
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
  const way = isExcused(check) ? WITHOUT_CODE : isDown(check) ? DOWN : "";
  return [statusText(check), way].filter(Boolean).join(" ");
}
