import { toWellFormed } from "../../lib/text";
import { trimEmail } from "../../lib/work-email";

/** Who is handed over to the booking link. */
export interface BookingPerson {
  readonly email: string;
  /** Full name; split at the first white space. */
  readonly name: string;
}

/** First and last name: what stands before and after the first white space. */
export function splitName(name: string): { readonly first: string; readonly last: string } {
  const trimmed = name.trim();
  const [first = ""] = trimmed.split(/\s/u, 1);
  return { first, last: trimmed.slice(first.length).trimStart() };
}

/** The query of the hand-over, without a question mark. */
export function bookingQuery({ email, name }: BookingPerson): string {
  const { first, last } = splitName(name);
  return Object.entries({ email: trimEmail(email), firstname: first, lastname: last })
    .map(([key, value]) => `${key}=${encodeURIComponent(toWellFormed(value))}`)
    .join("&");
}

/** The booking link with the hand-over's three keys added to whatever query it has. */
export function bookingLink(bookingUrl: string, person: BookingPerson): string {
  const [address = "", ...hash] = bookingUrl.split("#");
  const joint = !address.includes("?") ? "?" : /[?&]$/u.test(address) ? "" : "&";
  return [address + joint + bookingQuery(person), ...hash].join("#");
}
