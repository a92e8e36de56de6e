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
  | ({ readonly status: "sending" } & CheckedPhone)
  | ({ readonly status: "sent" } & CheckedPhone)
  | ({ readonly status: "checking" } & CheckedPhone)
  | ({ readonly status: "verified" } & CheckedPhone)
  | ({ readonly status: "failed" } & Failure & CheckedPhone);

/** What went wrong. */
export interface Failure {
  readonly during: "sending" | "checking";
  readonly message: string;
  /** Whether the service failed, not the visitor's code. */
  readonly isDown: boolean;
}

/** What can happen to a check. */
export type PhoneCheckEvent =
  | { readonly type: "restored"; readonly check: PhoneCheck }
  /** The number in the form; null if it is invalid. */
  | { readonly type: "typed"; readonly phone: Phone | null }
  | { readonly type: "asked"; readonly phone: Phone }
  | { readonly type: "sent"; readonly phone: Phone }
  | { readonly type: "entered"; readonly phone: Phone }
  | { readonly type: "verified"; readonly phone: Phone }
  | { readonly type: "failed"; readonly phone: Phone; readonly failure: Failure }
  | { readonly type: "stored" };

/** Before the visitor has asked for a code. */
export const UNCHECKED: PhoneCheck = { status: "unchecked", hasChanged: false };

/** Whether two numbers are the same. */
export function isSamePhone(one: Phone, other: Phone | null): boolean {
  return one.prefix === other?.prefix && one.number === other.number;
}

/** How many codes this check has sent to a number. */
function codesFor(check: PhoneCheck, phone: Phone): number {
  return check.status !== "unchecked" && isSamePhone(check.phone, phone) ? check.codes : 0;
}

/** Whether a call of the API is under way. */
export function isWaiting({ status }: PhoneCheck): boolean {
  return status === "sending" || status === "checking";
}

/** Reducer of the check. An answer about a number that has changed meanwhile is ignored. */
export function nextPhoneCheck(check: PhoneCheck, event: PhoneCheckEvent): PhoneCheck {
  switch (event.type) {
    case "restored":
      return check.status === "unchecked" ? event.check : check;
    case "stored":
      return UNCHECKED;
    case "asked":
      return { status: "sending", phone: event.phone, codes: codesFor(check, event.phone) };
    case "typed":
    case "sent":
    case "entered":
    case "verified":
    case "failed":
  }
  if (check.status === "unchecked") return check;
  if (!isSamePhone(check.phone, event.phone)) {
    return event.type === "typed" ? { status: "unchecked", hasChanged: true } : check;
  }
  const { phone, codes } = check;
  switch (event.type) {
    case "typed":
      return check;
    case "sent":
      return { status: "sent", phone, codes: codes + 1 };
    case "entered":
      return { status: "checking", phone, codes };
    case "verified":
      return { status: "verified", phone, codes };
    case "failed":
      return { status: "failed", phone, codes, ...event.failure };
  }
}

/**
 * Why a lead may be sent although its number is not verified: `down` if the service failed, `no-code`
 * if two codes were sent and none was entered. Null if there is no such reason. A lead must not be
 * lost because a text message is.
 */
export function excuseOf(check: PhoneCheck): "down" | "no-code" | null {
  if (check.status === "failed" && check.isDown) return "down";
  const hasCodeField = check.status === "sent" || check.status === "failed";
  return hasCodeField && check.codes > 1 ? "no-code" : null;
}

/** A check that shows the field for a code. */
export type AwaitingCode = Exclude<PhoneCheck, { status: "unchecked" | "verified" }>;

/** Whether a check shows the field for a code. */
export function isCodeAwaited(check: PhoneCheck): check is AwaitingCode {
  return check.status !== "unchecked" && check.status !== "verified" && check.codes > 0;
}
