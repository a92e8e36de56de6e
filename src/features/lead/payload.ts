import type { Country, Lead, RequestType } from "../../api-client";
import { withParagraph } from "../../lib/text";
import { trimEmail } from "../../lib/work-email";
import type { LeadValues } from "./form-fields";
import { extensionOf, nationalNumber } from "./phone";

/** A lead without its attribution and the time of its first attempt. */
export type LeadContent = Pick<
  Lead,
  "phone" | "company_email" | "company_name" | "is_test_session"
> & {
  readonly other_details: Omit<Lead["other_details"], "utm_params" | "timestamp">;
};

/** What a page's addition to the form changes in a lead. */
export type Completion = Pick<Lead["other_details"], "requirement" | "phone_verified">;

/** The requirement text. A number has no field for its extension, so that is its last line. */
function requirementOf(requirement: string, phone: string): string {
  const extension = extensionOf(phone);
  if (extension === "") return requirement.trim();
  return withParagraph(requirement, `Phone extension: ${extension}`);
}

/** The content of a lead, from values that have passed `validateLead`. */
export function leadContent(
  values: LeadValues,
  country: Country,
  requestType: RequestType,
  isTestSession: boolean,
  completion: Completion = { requirement: values.requirement },
): LeadContent {
  return {
    phone: {
      prefix: country.phonePrefix,
      number: nationalNumber(values.phone, country) ?? values.phone.trim(),
    },
    company_email: trimEmail(values.email),
    company_name: values.company.trim(),
    other_details: {
      user_name: values.name.trim(),
      ...completion,
      requirement: requirementOf(completion.requirement, values.phone),
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
