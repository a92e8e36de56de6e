import type { Lead } from "../../api-client";

/** A lead without the time of its first attempt and without where it was sent from. */
export type LeadContent = Pick<
  Lead,
  "phone" | "company_email" | "company_name" | "is_test_session"
> & {
  readonly other_details: Pick<Lead["other_details"], "user_name" | "requirement" | "request_type">;
};

/** A lead that was sent once: its content's fingerprint and the time, ISO 8601. */
export interface Attempt {
  readonly fingerprint: string;
  readonly timestamp: string;
}

/**
 * The attempt that a submission belongs to: the last one where the content is the same, so that the
 * server knows a repeated lead, else a new one (readings.md, Leads).
 */
export function attemptFor(content: LeadContent, last: Attempt | null, now: Date): Attempt {
  const fingerprint = JSON.stringify(content);
  if (last?.fingerprint === fingerprint) return last;
  return { fingerprint, timestamp: now.toISOString() };
}
