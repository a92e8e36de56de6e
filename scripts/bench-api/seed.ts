import { randomUUID } from "node:crypto";
import type { Db } from "../../reference-api/tables";
import { leadOf } from "./api";

const CHUNK = 1000;
const YEAR_MS = 365 * 86_400_000;

/** Addresses whose order is not the one of their leads. */
export const emailOf = (lead: number): string =>
  `${((lead * 2_654_435_761) % 2 ** 32).toString(36)}@example.co`;

/** Stores delivered leads of the last year, oldest first. */
export async function addLeads(db: Db, leads: number): Promise<void> {
  const begin = Date.now() - YEAR_MS;
  for (let from = 0; from < leads; from += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, leads - from) }, (_, index) => {
      const number = from + index;
      const received = new Date(begin + (number / leads) * YEAR_MS).toISOString();
      const email = emailOf(number);
      return {
        received_at: received,
        email,
        request_type: "demo-callback",
        submitted_at: received,
        is_test_session: 0,
        case_study: null,
        phone_verified: null,
        payload: leadOf(email),
      };
    });
    await db.transaction().execute(async (transaction) => {
      const stored = await transaction.insertInto("leads").values(rows).returning("id").execute();
      const messages = stored.map(({ id }) => ({
        message_id: `msg_${randomUUID()}`,
        lead_id: id,
        attempts: 1,
        delivered_at: begin,
      }));
      await transaction.insertInto("outbox").values(messages).execute();
    });
  }
}
