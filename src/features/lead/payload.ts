import type { Country, Lead, RequestType } from "../../api-client";
import type { Attempt, LeadContent } from "./attempt";
import { trimEmail } from "../../lib/work-email";
import { normalisePhone } from "./phone";
import type { LeadValues } from "./values";

/** The content of a lead, from values that have passed `validateLead`. */
export function leadContent(
  values: LeadValues,
  country: Country,
  requestType: RequestType,
  isTestSession: boolean,
): LeadContent {
  return {
    phone: {
      prefix: country.phonePrefix,
      number: normalisePhone(values.phone, country) ?? values.phone.trim(),
    },
    company_email: trimEmail(values.email),
    company_name: values.company.trim(),
    other_details: {
      user_name: values.name.trim(),
      requirement: values.requirement.trim(),
      request_type: requestType,
    },
    is_test_session: isTestSession,
  };
}

/** The lead as the API takes it (readings.md, Leads). */
export function leadPayload(
  content: LeadContent,
  { timestamp }: Attempt,
  attribution: Readonly<Record<string, string>>,
): Lead {
  return {
    ...content,
    other_details: { ...content.other_details, utm_params: attribution, timestamp },
  };
}
