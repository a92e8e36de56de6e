/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { readLead } from "./lead";
import { leadsToCsv } from "./leads-csv";
import type { StoredLead } from "./leads-store";
import { leadPayload, type LeadChanges } from "./testing/leads";

function stored(changes: LeadChanges = {}, caseStudy: string | null = null): StoredLead {
  const payload: unknown = JSON.parse(JSON.stringify(leadPayload(changes)));
  return {
    receivedAt: "2026-01-31T09:00:05.000Z",
    requestType: "demo-callback",
    caseStudy,
    lead: readLead(payload),
    payload,
  };
}

test("without leads there is a header still", () => {
  expect(leadsToCsv([])).toBe(
    '"received_at","request_type","is_test_session","user_name","company_email","company_name",' +
      '"phone","requirement","case_study","timestamp"\r\n',
  );
});

test("every lead is a row, and every key of any attribution a column, by name", () => {
  const first = stored({
    other_details: { utm_params: { utm_source: "x", landing_url: "/?a=b" } },
  });
  const second = stored(
    { is_test_session: true, other_details: { utm_params: { utm_medium: "mail", utm_n: 5 } } },
    "steel-maker",
  );

  expect(leadsToCsv([first, second]).split("\r\n")).toEqual([
    '"received_at","request_type","is_test_session","user_name","company_email","company_name",' +
      '"phone","requirement","case_study","timestamp","landing_url","utm_medium","utm_n","utm_source"',
    '"2026-01-31T09:00:05.000Z","demo-callback","false","Asha","asha@example.co","Example Co",' +
      '"(+91) 9876543210","","","2026-01-31T09:00:00.000Z","/?a=b","","","x"',
    '"2026-01-31T09:00:05.000Z","demo-callback","true","Asha","asha@example.co","Example Co",' +
      '"(+91) 9876543210","","steel-maker","2026-01-31T09:00:00.000Z","","mail","5",""',
    "",
  ]);
});

test("what a visitor or a link has written cannot run as a formula, as cell or as header", () => {
  const csv = leadsToCsv([
    stored({
      company_name: "=cmd|' /C calc'!A0",
      other_details: { user_name: "@x", utm_params: { "=key": "+value" } },
    }),
  ]);

  expect(csv).toContain(`"'=cmd|' /C calc'!A0"`);
  expect(csv).toContain(`"'@x"`);
  expect(csv).toContain(`"'=key"`);
  expect(csv).toContain(`"'+value"`);
});

test("a key named like a column does not take its place", () => {
  const [header = "", row = ""] = leadsToCsv([
    stored({ other_details: { utm_params: { company_email: "mallory@example.com" } } }),
  ]).split("\r\n");

  expect(header).toMatch(/"utm_params.company_email"$/);
  expect(row).toContain('"asha@example.co"');
  expect(row).toMatch(/"mallory@example.com"$/);
});
