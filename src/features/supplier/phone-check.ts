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
 * Why a lead may be sent although its number is not verified: `down` if the service failed, `no-code`
 * if two codes were sent and none was entered; otherwise null. A lost text message must not lose a
 * lead.
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
