import { z } from "zod";

/** What a visitor asks for: the `request_type` of a lead (readings.md, Leads). */
export const requestTypes = z.enum([
  "demo-callback",
  "sales-callback",
  "capital",
  "prodiscover",
  "supplier",
  "channel-partner",
  "case-study",
]);
