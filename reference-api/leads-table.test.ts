/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { readLead } from "./lead";
import type { StoredLead } from "./leads-store";
import { leadsToTable } from "./leads-table";
import { leadPayload, type LeadChanges } from "./testing/leads";

function stored(changes: LeadChanges = {}): StoredLead {
  return {
    receivedAt: "2026-01-31T09:00:05.000Z",
    requestType: "demo-callback",
    caseStudy: null,
    lead: readLead(leadPayload(changes)),
    payload: {},
  };
}

test("no leads are said to be none", () => {
  expect(leadsToTable([])).toBe("No leads yet.\n");
});

test("columns are aligned, and test leads are marked", () => {
  const changes = { is_test_session: true, other_details: { user_name: "José 👋 Núñez" } };

  expect(leadsToTable([stored(), stored(changes)])).toBe(
    [
      "RECEIVED          TEST  TYPE           NAME          E-MAIL           COMPANY     PHONE           SOURCE",
      "2026-01-31 09:00        demo-callback  Asha          asha@example.co  Example Co  +91 9876543210  newsletter",
      "2026-01-31 09:00  TEST  demo-callback  José 👋 Núñez  asha@example.co  Example Co  +91 9876543210  newsletter",
      "",
    ].join("\n"),
  );
});

test("what a visitor has typed can neither break the table nor steer the terminal", () => {
  const table = leadsToTable([
    stored({
      company_name: "Evil\u001B[2J\u001B]0;title\u0007 Co",
      other_details: { user_name: "two\r\nlines\u202E", utm_params: { utm_source: "x\u009B31m" } },
    }),
  ]);

  expect(table.split("\n")).toHaveLength(3);
  expect(table.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(table).toContain("two lines");
});

test("long text is cut, an e-mail address never", () => {
  const long = "x".repeat(100);
  const table = leadsToTable([stored({ company_name: long, company_email: `${long}@example.co` })]);

  expect(table).toContain(` ${"x".repeat(31)}… `);
  expect(table).toContain(`${long}@example.co`);
});

test("attribution without a source, or with an odd one, leaves the column empty", () => {
  for (const utm_params of [{}, { utm_source: 5 }]) {
    expect(leadsToTable([stored({ other_details: { utm_params } })])).toMatch(/9876543210\n$/);
  }
});
