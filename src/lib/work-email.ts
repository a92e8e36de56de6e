/**
 * Names of free-mail providers: the list of specification section 5 as it stands, `reddif` included,
 * and the spellings that it evidently means (readings.md, Leads).
 */
const FREE_MAIL = new Set([
  "gmail",
  "yahoo",
  "ymail",
  "reddif",
  "bing",
  "live",
  "icloud",
  "hotmail",
  "msn",
  "aol",
  "protonmail",
  "outlook",
  "rediff",
  "rediffmail",
  "googlemail",
]);

/** Second-level labels under which countries let names be registered: co.in, com.br, org.uk. */
const SECOND_LEVEL = new Set([
  "ac",
  "co",
  "com",
  "edu",
  "firm",
  "gen",
  "gov",
  "ind",
  "ne",
  "net",
  "or",
  "org",
]);

const LOCAL = '[^\\s\\p{Cc}\\p{Cf}\\p{Cs}@,;:<>()"\\\\[\\]]+';
const LABEL_REST = "[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}]";
const EMAIL = new RegExp(
  `^${LOCAL}@(?:[\\p{L}\\p{N}](?:${LABEL_REST})?\\.)+\\p{L}${LABEL_REST}$`,
  "u",
);

/** The label that was registered: `yahoo` of `mail.yahoo.co.in`, `example` of `live.example.com`. */
function registeredName(domain: string): string {
  const labels = domain.toLowerCase().split(".");
  const [second = "", top = ""] = labels.slice(-2);
  const hasSecondLevel = labels.length > 2 && top.length === 2 && SECOND_LEVEL.has(second);
  return labels.at(hasSecondLevel ? -3 : -2) ?? "";
}

/** The message of an e-mail address that is none, or of a free-mail provider. */
export const EMAIL_ERROR = "Please enter your valid work email";

/** An address as it is sent: without white space and invisible marks around it, which pasting brings. */
export function trimEmail(text: string): string {
  return text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, "");
}

/** Whether a text looks like an e-mail address and is not from a free-mail provider. */
export function isWorkEmail(text: string): boolean {
  // Browsers compile the patterns when they first use them: too long for the first error of an empty form.
  if (!text.includes("@")) return false;
  const email = trimEmail(text);
  if (email.length > 254 || !EMAIL.test(email)) return false;
  const [local = "", domain = ""] = email.split("@");
  if (local.startsWith(".") || local.endsWith(".") || local.includes("..")) return false;
  return !FREE_MAIL.has(registeredName(domain));
}
