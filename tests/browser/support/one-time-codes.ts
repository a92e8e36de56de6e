import { readFileSync } from "node:fs";

/**
 * The one-time codes sent to a number, oldest first, from the reference API's log. The log shows the
 * last two digits only, so each test has to have its own.
 */
export function codesFor(phone: string): string[] {
  const log = readFileSync(process.env.API_LOG ?? "", "utf8");
  const sent = new RegExp(`One-time password (\\d{6}) for \\**${phone.slice(-2)}"`, "gu");
  return [...log.matchAll(sent)].flatMap(([, code]) => code ?? []);
}
