/** A payload to send: the lead of readings.md, with some of it replaced. */
export interface LeadChanges {
  readonly [property: string]: unknown;
  readonly other_details?: Readonly<Record<string, unknown>>;
}

/** Makes the payload of a valid lead; `undefined` leaves a property out once it is JSON. */
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
