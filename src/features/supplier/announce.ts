import { excuseOf, type PhoneCheck } from "./phone-check";

const excuses = {
  down: "You can try again, or register without the check: our supplier desk will then call the number.",
  "no-code":
    "If this code doesn't arrive either, register without it: our supplier desk will then call the number.",
} as const;

function standing(check: PhoneCheck): string {
  switch (check.status) {
    case "unchecked":
      return check.hasChanged ? "The number has changed. Please have the new one checked." : "";
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

/** What is told politely: where the check stands, and whether the lead can go without it. */
export function announcementOf(check: PhoneCheck): string {
  const excuse = excuseOf(check);
  return [standing(check), excuse === null ? "" : excuses[excuse]].filter(Boolean).join(" ");
}
