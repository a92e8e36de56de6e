import type { Country, Lead, RequestType } from "../../api-client";
import { trimEmail } from "../../lib/work-email";
import type { LeadValues } from "./form-fields";
import { nationalNumber } from "./phone";

/** A lead without its attribution and the time of its first attempt. */
export type LeadContent = Pick<
  Lead,
  "phone" | "company_email" | "company_name" | "is_test_session"
> & {
  readonly other_details: Pick<Lead["other_details"], "user_name" | "requirement" | "request_type">;
};

/** The first attempt to send a content: the content as JSON, and the time as ISO 8601. */
export interface Attempt {
  readonly fingerprint: string;
  readonly timestamp: string;
}

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
      number: nationalNumber(values.phone, country) ?? values.phone.trim(),
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

/**
 * The attempt that a submission belongs to. The same content keeps the timestamp of its first
 * attempt, by which the server recognises a repeated lead; other content gets a new one.
 */
export function attemptFor(content: LeadContent, last: Attempt | null, now: Date): Attempt {
  const fingerprint = JSON.stringify(content);
  if (last?.fingerprint === fingerprint) return last;
  return { fingerprint, timestamp: now.toISOString() };
}

/** The body of the call that stores a lead. */
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
