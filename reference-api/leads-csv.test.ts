/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { leadsToCsv } from "./leads-csv";
import { storedLeads, type LeadChanges } from "./testing/leads";

const COLUMNS =
  '"received_at","request_type","is_test_session","user_name","company_email","company_name",' +
  '"phone","requirement","case_study","timestamp","phone_verified"';

/** Rows of an export of these leads. */
const exportOf = async (...leads: LeadChanges[]) =>
  leadsToCsv(await storedLeads(...leads)).split("\r\n");

const requirement = (text: string): LeadChanges => ({
  other_details: { requirement: text, utm_params: {} },
});

test("without leads there is only a header", async () => {
  expect(await exportOf()).toEqual([COLUMNS, ""]);
});

test("each lead is a row, and each key of any attribution is a column", async () => {
  const rows = await exportOf(
    { other_details: { utm_params: { utm_source: "x", landing_url: "/?a=b" } } },
    {
      is_test_session: true,
      case_study: "steel-maker",
      other_details: { utm_params: { utm_medium: "mail", utm_n: 5 } },
    },
  );

  expect(rows).toEqual([
    `${COLUMNS},"landing_url","utm_medium","utm_n","utm_source"`,
    '"2026-01-31T09:00:05.000Z","case-study","true","Asha","asha@example.co","Example Co",' +
      '"(+91) 9876543210","","steel-maker","2026-01-31T09:00:00.000Z","","","mail","5",""',
    '"2026-01-31T09:00:05.000Z","demo-callback","false","Asha","asha@example.co","Example Co",' +
      '"(+91) 9876543210","","","2026-01-31T09:00:00.000Z","","/?a=b","","","x"',
    "",
  ]);
});

test("a key with the name of a column does not replace it", async () => {
  const utm_params = { company_email: "mallory@example.com" };

  const [header, row] = await exportOf({ other_details: { utm_params } });

  expect(header).toMatch(/"utm_params.company_email"$/);
  expect(row).toMatch(/"asha@example.co".*"mallory@example.com"$/);
});

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "=cmd|' /C calc'!A0",
  "\tx",
  "\nx",
  "  =1+1",
  "\u00A0=1+1",
  "\u200B=1+1",
  "\uFEFF=1+1",
  "＝1+1",
  "＋1",
  "－1",
  "＠x",
  "﹦1",
])("a spreadsheet does not run the text %j", async (text) => {
  const csv = (await exportOf(requirement(text))).join("\r\n");

  expect(csv).toContain(`"'${text}"`);
});

test("a spreadsheet does not run the name of an attribution key", async () => {
  const [header] = await exportOf({ other_details: { utm_params: { "=key": "+value" } } });

  expect(header).toMatch(/"'=key"$/);
});

test.each([
  ["a=b", "a=b"],
  ["2026-01-31", "2026-01-31"],
  ["'=x", "'=x"],
  ['say "hi", x', 'say ""hi"", x'],
  ["नमस्ते 👋", "नमस्ते 👋"],
  ["a\0b", "a\uFFFDb"],
  ["\0=1+1", "'\uFFFD=1+1"],
])("the text %j is written as %j", async (text, cell) => {
  const [, row] = await exportOf(requirement(text));

  expect(row).toContain(`"(+91) 9876543210","${cell}",`);
});
