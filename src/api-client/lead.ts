import type { RequestType } from "../lib/request-types";

/** A telephone number: the country's prefix, such as +91, and the digits after it. */
export interface Phone {
  readonly prefix: string;
  readonly number: string;
}

/** The body of `POST /company_leads`. */
export interface Lead {
  readonly phone: Phone;
  readonly company_email: string;
  readonly company_name: string;
  readonly other_details: {
    readonly user_name: string;
    readonly requirement: string;
    readonly request_type: RequestType;
    /** Only in a supplier's lead, and only if no code has verified the number. */
    readonly phone_verified?: false;
    readonly utm_params: Readonly<Record<string, string>>;
    /** ISO 8601; fixed at the first attempt, so that the server recognises a repeated lead. */
    readonly timestamp: string;
  };
  readonly is_test_session: boolean;
}
