import { withoutPunctuation } from "./digits";
import { decodeQuery } from "./query";

/** Keys, as lower-case letters, whose values identify a person or open an account. */
const PERSONAL_KEY = new RegExp(
  [
    "mail|phone|mobile|whatsapp|address$|birth|passw|secret|token|apikey|sess(?:ion)?id",
    "(?:first|last|full|sur|user|given|family|middle|contact)name",
    "^(?:f|l|your|my)?name$|^(?:tel|cell|msisdn|dob|zip|pwd|pass|otp|auth|sid|jwt|sig|user)$",
  ].join("|"),
  "u",
);

/** Whether a query key is for personal data: `email`, `first_name`, `user[phone]`, `access-token`. */
export function isPersonalKey(key: string): boolean {
  return PERSONAL_KEY.test(key.toLowerCase().replace(/[^a-z]/gu, ""));
}

const EMAIL = /[^\s@]@[^\s@]+\.[^\s@]/u;
/** With a country's prefix, or an Indian mobile number. Longer and other numbers are ids of campaigns. */
const PHONE = /^(?:(?:\+|00)[1-9]\d{7,14}|(?:91|0)?[6-9]\d{9})$/u;
const GROUPED_PHONE = /^\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}$/u;

/** Whether a decoded value of a query has an e-mail address, or is a telephone number. */
export function isPersonalValue(value: string): boolean {
  // A plus that was not encoded is decoded to a space.
  const written = value.replace(/^ (?=\d)/u, "+").trim();
  return (
    [value, decodeQuery(value)].some((text) => EMAIL.test(text)) ||
    PHONE.test(withoutPunctuation(written)) ||
    GROUPED_PHONE.test(written)
  );
}
