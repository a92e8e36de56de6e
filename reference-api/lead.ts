import { z } from "zod";

const text = z.string().catch("");

const payload = z.object({
  phone: z.object({ prefix: text, number: text }),
  company_email: text,
  company_name: text,
  other_details: z.object({
    user_name: text,
    requirement: text,
    request_type: text,
    utm_params: z.record(z.string(), z.unknown()).catch({}),
    timestamp: text,
  }),
  is_test_session: z.boolean().catch(false),
});

/** A lead as the website sends it (readings.md, Leads), with what may be absent filled in. */
export type Lead = z.infer<typeof payload>;

/**
 * Reads the lead in a payload that the contract has accepted, today or in the past. Properties
 * that are not part of a lead are left out.
 *
 * @throws z.ZodError when the payload has not even the outline of a lead.
 */
export function readLead(body: unknown): Lead {
  return payload.parse(body);
}
