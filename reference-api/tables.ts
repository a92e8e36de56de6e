import type { Generated, Kysely } from "kysely";

/** The tables, as `migrations.ts` makes them. Flags are 0 or 1, times milliseconds since 1970. */
export interface Tables {
  leads: {
    id: Generated<number>;
    /** ISO 8601 in UTC, by the server's clock. */
    received_at: string;
    email: string;
    request_type: string;
    /** The timestamp of the form. */
    submitted_at: string;
    is_test_session: number;
    case_study: string | null;
    phone_verified: number | null;
    /** Everything that was sent, as JSON. */
    payload: string;
  };
  outbox: {
    message_id: string;
    lead_id: number;
    attempts: Generated<number>;
    /** Null once it is delivered, or is never tried again. */
    next_attempt_at: number | null;
    delivered_at: number | null;
    last_error: string | null;
  };
  subscribers: { email: string; received_at: string; payload: string };
  /** Likes of an article, or of the whole blog for "". */
  likes: { blog_name: string; count: number };
  otp_codes: {
    phone: string;
    digest: string;
    created_at: number;
    expires_at: number;
    /** When it was entered: it can't be used again, and the number is verified. */
    used_at: number | null;
    /** Whoever asked for it. */
    client: string;
  };
  limits: { name: string; count: number; resets_at: number };
  /** One row, which `/readyz` writes. */
  probe: { written_at: number; ballast: string };
}

/** The query builder of both databases. Its queries reject with `DatabaseError`. */
export type Db = Kysely<Tables>;
