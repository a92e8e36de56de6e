import type { Lead } from "../lead";

/** A lead as a form sends it. */
export const lead: Lead = {
  phone: { prefix: "+91", number: "9876543210" },
  company_email: "asha@example.co",
  company_name: "Example Co",
  other_details: {
    user_name: "Asha",
    requirement: "",
    request_type: "demo-callback",
    utm_params: { utm_source: "x", landing_path: "/" },
    timestamp: "2026-01-31T09:00:00.000Z",
  },
  is_test_session: false,
};
