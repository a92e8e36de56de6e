import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "../tables";

/** Changes to the payload of `leadPayload`. */
export interface LeadChanges {
  readonly [property: string]: unknown;
  readonly other_details?: Readonly<Record<string, unknown>>;
}

/** A valid lead with some properties replaced. JSON omits those that are `undefined`. */
export function leadPayload({ other_details, ...changes }: LeadChanges = {}): object {
  return {
    phone: { prefix: "+91", number: "9876543210" },
    company_email: "asha@example.co",
    company_name: "Example Co",
    is_test_session: false,
    ...changes,
    other_details: {
      user_name: "Asha",
      requirement: "",
      request_type: "demo-callback",
      utm_params: { utm_source: "newsletter", landing_path: "/" },
      timestamp: "2026-01-31T09:00:00.000Z",
      ...other_details,
    },
  };
}

/** Stores leads of an earlier year, all with the same requirement. */
export async function addOldLeads(db: Db, count: number, requirement: string): Promise<void> {
  const time = "2025-01-31T09:00:05.000Z";
  const rows = Array.from({ length: count }, (_, index) => {
    const email = `old-${index}@example.co`;
    const payload = leadPayload({ company_email: email, other_details: { requirement } });
    return {
      received_at: time,
      email,
      request_type: "demo-callback",
      submitted_at: time,
      is_test_session: 0,
      payload: JSON.stringify(payload),
    };
  });
  for (let begin = 0; begin < count; begin += 100) {
    await db
      .insertInto("leads")
      .values(rows.slice(begin, begin + 100))
      .execute();
  }
}

/**
 * Submits leads of several visitors until it is stopped, with a pause after each.
 *
 * @param submit Sends a lead. Resolves to the status of the answer.
 */
export function keepSubmitting(
  submit: (payload: object) => Promise<number>,
  { visitors = 4, pauseMs = 10 } = {},
) {
  const answers: { email: string; status: number }[] = [];
  let isStopped = false;
  const visit = async (visitor: number): Promise<void> => {
    for (let lead = 0; !isStopped; lead += 1) {
      const email = `lead-${visitor}-${lead}@example.co`;
      const status = await submit(leadPayload({ company_email: email }));
      answers.push({ email, status });
      await delay(pauseMs);
    }
  };
  const ended = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  return {
    statuses: () => new Set(answers.map(({ status }) => status)),
    /** The addresses of the leads that were answered with success so far. */
    stored: () => answers.filter(({ status }) => status === 201).map(({ email }) => email),
    stop: async (): Promise<void> => {
      isStopped = true;
      await ended;
    },
  };
}
