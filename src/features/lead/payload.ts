import type { Lead } from "../../api-client";
import type { Country } from "../../lib/country";
import type { RequestType } from "../../lib/request-types";
import { withParagraph } from "../../lib/text";
import { trimEmail } from "../../lib/work-email";
import type { LeadValues } from "./form-fields";
import { extensionOf, phoneOf } from "./phone";

/** A lead without its attribution and the time of its first attempt. */
export type LeadContent = Pick<
  Lead,
  "phone" | "company_email" | "company_name" | "is_test_session"
> & {
  readonly other_details: Omit<Lead["other_details"], "utm_params" | "timestamp">;
};

/** What a page's addition to the form changes in a lead. */
export type Completion = Pick<Lead["other_details"], "requirement" | "phone_verified"> & {
  /** A line of the site's own below the requirement. It doesn't make a repeated lead another one. */
  readonly note?: string;
};

/**
 * The requirement text, with what a lead has no field for as its last lines: a note, and the extension
 * of the number.
 */
function requirementOf(requirement: string, note: string, phone: string): string {
  const extension = extensionOf(phone);
  const lines = [note, extension && `Phone extension: ${extension}`].filter((line) => line !== "");
  return lines.length === 0 ? requirement.trim() : withParagraph(requirement, lines.join("\n"));
}

/** The content of a lead, from values that have passed `validateLead`. */
export function leadContent(
  values: LeadValues,
  country: Country,
  requestType: RequestType,
  isTestSession: boolean,
  completion: Completion = { requirement: values.requirement },
): LeadContent {
  const { requirement, note = "", ...details } = completion;
  return {
    phone: phoneOf(values.phone, country) ?? {
      prefix: country.phonePrefix,
      number: values.phone.trim(),
    },
    company_email: trimEmail(values.email),
    company_name: values.company.trim(),
    other_details: {
      user_name: values.name.trim(),
      ...details,
      requirement: requirementOf(requirement, note, values.phone),
      request_type: requestType,
    },
    is_test_session: isTestSession,
  };
}

/** The body of the call that stores a lead. @param timestamp Time of its first attempt, as ISO 8601. */
export function leadPayload(
  content: LeadContent,
  timestamp: string,
  attribution: Readonly<Record<string, string>>,
): Lead {
  return {
    ...content,
    other_details: { ...content.other_details, utm_params: attribution, timestamp },
  };
}
