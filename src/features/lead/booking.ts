import { toWellFormed } from "../../lib/text";
import { trimEmail } from "../../lib/work-email";
import type { LeadValues } from "./form-fields";

type Person = Pick<LeadValues, "email" | "name">;

/** First and last name: the text before and after the first white space. */
export function splitName(name: string): { readonly first: string; readonly last: string } {
  const trimmed = name.trim();
  const [first = ""] = trimmed.split(/\s/u, 1);
  return { first, last: trimmed.slice(first.length).trimStart() };
}

/** The query with a visitor's details, without a question mark. */
export function bookingQuery({ email, name }: Person): string {
  const { first, last } = splitName(name);
  return Object.entries({ email: trimEmail(email), firstname: first, lastname: last })
    .map(([key, value]) => `${key}=${encodeURIComponent(toWellFormed(value))}`)
    .join("&");
}

/** The booking link with a visitor's details added to its own query. */
export function bookingLink(bookingUrl: string, person: Person): string {
  const [address = "", ...hash] = bookingUrl.split("#");
  const joint = !address.includes("?") ? "?" : /^[^?]*\?$|&$/u.test(address) ? "" : "&";
  return [address + joint + bookingQuery(person), ...hash].join("#");
}
