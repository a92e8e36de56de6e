import type { Phone } from "../../api-client";

/** Milliseconds before another code can be asked for. */
export const RESEND_WAIT_MS = 30_000;

/** A number, and how many codes have been sent to it. */
interface Tried {
  readonly phone: Phone;
  readonly codes: number;
}

/** Where the check of a telephone number by one-time code stands. */
export type PhoneCheck =
  /** `hasChanged`: another number was on its way to be checked, or was. */
  | { readonly status: "unchecked"; readonly hasChanged: boolean }
  | ({ readonly status: "sending" } & Tried)
  | ({ readonly status: "sent" } & Tried)
  | ({ readonly status: "checking" } & Tried)
  | ({ readonly status: "verified" } & Tried)
  | ({ readonly status: "failed" } & Failure & Tried);

/** What went wrong. */
export interface Failure {
  readonly during: "sending" | "checking";
  readonly message: string;
  /** Whether the check itself failed, and not the visitor's code. */
  readonly isDown: boolean;
}

/** What can happen to a check. */
export type PhoneCheckEvent =
  | { readonly type: "restored"; readonly check: PhoneCheck }
  /** The number in the form, null where it is none. */
  | { readonly type: "typed"; readonly phone: Phone | null }
  | { readonly type: "asked"; readonly phone: Phone }
  | { readonly type: "sent"; readonly phone: Phone }
  | { readonly type: "entered"; readonly phone: Phone }
  | { readonly type: "verified"; readonly phone: Phone }
  | { readonly type: "failed"; readonly phone: Phone; readonly failure: Failure }
  | { readonly type: "stored" };

/** Before anything was asked for. */
export const UNCHECKED: PhoneCheck = { status: "unchecked", hasChanged: false };

/** Whether two numbers are the same. */
export function isSamePhone(one: Phone, other: Phone | null): boolean {
  return one.prefix === other?.prefix && one.number === other.number;
}

/** How many codes were sent to a number, as far as this check knows. */
function codesFor(check: PhoneCheck, phone: Phone): number {
  return check.status !== "unchecked" && isSamePhone(check.phone, phone) ? check.codes : 0;
}

/** Whether an answer of the API is waited for. */
export function isWaiting({ status }: PhoneCheck): boolean {
  return status === "sending" || status === "checking";
}

/** The check after an event. An answer about a number that has changed meanwhile counts for nothing. */
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
 * Why a number that is not verified keeps no lead back (docs/decisions/0026): `down` where the check
 * itself failed, `no-code` where two codes were sent and none came back; null where nothing speaks
 * for it.
 */
export function excuseOf(check: PhoneCheck): "down" | "no-code" | null {
  if (check.status === "failed" && check.isDown) return "down";
  const hasCodeField = check.status === "sent" || check.status === "failed";
  return hasCodeField && check.codes > 1 ? "no-code" : null;
}

/** A check whose field for a code is shown. */
export type AwaitingCode = Exclude<PhoneCheck, { status: "unchecked" | "verified" }>;

/** Whether the field for a code is shown. */
export function isCodeAwaited(check: PhoneCheck): check is AwaitingCode {
  return check.status !== "unchecked" && check.status !== "verified" && check.codes > 0;
}
