/** The specified free-mail providers, and the names that `reddif` misspells. */
const FREE_MAIL = new Set(
  "gmail yahoo ymail reddif bing live icloud hotmail msn aol protonmail outlook rediff rediffmail googlemail".split(
    " ",
  ),
);

/** Second-level labels under which countries register names: co.in, com.br, org.uk. */
const SECOND_LEVEL = new Set("ac co com edu firm gen gov ind ne net or org".split(" "));

/** White space and characters that nobody sees. */
const UNSEEN = "\\s\\p{Cf}\\p{Default_Ignorable_Code_Point}";
const AROUND = new RegExp(`^[${UNSEEN}]+|[${UNSEEN}]+$`, "gu");

const LOCAL = '[^\\p{Cc}\\p{Cs}@,;:<>()"\\\\[\\]]+';
const LABEL_REST = "[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}]";
const EMAIL = new RegExp(
  `^(?!.*[${UNSEEN}])${LOCAL}@(?:[\\p{L}\\p{N}](?:${LABEL_REST})?\\.)+\\p{L}${LABEL_REST}$`,
  "u",
);

/** The registered label: `yahoo` of `mail.yahoo.co.in`, `example` of `live.example.com`. */
function registeredName(domain: string): string {
  const labels = domain.toLowerCase().split(".");
  const [second = "", top = ""] = labels.slice(-2);
  const hasSecondLevel = labels.length > 2 && top.length === 2 && SECOND_LEVEL.has(second);
  return labels.at(hasSecondLevel ? -3 : -2) ?? "";
}

/** Shown for a text that is no address, or one of a free-mail provider. */
export const WORK_EMAIL_ERROR = "Please enter your valid work email";

/** Shown for a text that is no address. */
export const EMAIL_ERROR = "Please enter a valid email address";

/** An address without the white space and invisible characters around it that pasting adds. */
export function trimEmail(text: string): string {
  return text.replace(AROUND, "");
}

/** Whether a text looks like an e-mail address. */
export function isEmail(text: string): boolean {
  // Compiling the patterns below is slow, and an empty form does not need them.
  if (!text.includes("@")) return false;
  const email = trimEmail(text);
  if (email.length > 254 || !EMAIL.test(email)) return false;
  const [local = ""] = email.split("@");
  return !local.startsWith(".") && !local.endsWith(".") && !local.includes("..");
}

/** Whether a text looks like an e-mail address and is not from a free-mail provider. */
export function isWorkEmail(text: string): boolean {
  const [, domain = ""] = trimEmail(text).split("@");
  return isEmail(text) && !FREE_MAIL.has(registeredName(domain));
}
