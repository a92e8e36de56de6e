import { expect, test } from "@jest/globals";
import { parse } from "csv-parse/sync";
import { csv } from "./leads-csv";
import { exportOf } from "./testing/exports";
import type { LeadChanges } from "./testing/leads";

const COLUMNS = [
  "received_at",
  "request_type",
  "is_test_session",
  "user_name",
  "company_email",
  "company_name",
  "phone",
  "requirement",
  "case_study",
  "timestamp",
  "phone_verified",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "landing_url",
  "submission_url",
  "click_id",
  "more_utm_params",
];

/** Rows of an export of these leads, as a strict reader finds them. */
const rowsOf = async (...leads: LeadChanges[]): Promise<string[][]> =>
  parse(await exportOf(csv, ...leads), { bom: true });

/** A lead of the visitor with this number. */
const requirement = (text: string, visitor: number): LeadChanges => ({
  company_email: `a${visitor}@example.co`,
  other_details: { requirement: text, utm_params: {} },
});

/** The requirements of an export, the oldest lead first. */
const requirementsIn = ([, ...rows]: readonly (readonly string[])[]) =>
  rows.map((row) => row[COLUMNS.indexOf("requirement")]).reverse();

test("without leads there is only a header, after a byte order mark", async () => {
  expect(await exportOf(csv)).toBe(`\uFEFF"${COLUMNS.join('","')}"\r\n`);
});

test("each lead is a row, with its campaign in columns and other attribution as JSON", async () => {
  const campaign = {
    utm_source: "x",
    utm_campaign: "may",
    landing_url: "/?a=b",
    submission_url: "/c",
    gclid: "Cj0",
    fbclid: "Iw",
  };
  const rows = await rowsOf(
    { other_details: { utm_params: campaign } },
    {
      is_test_session: true,
      case_study: "steel-maker",
      other_details: { utm_params: { utm_medium: "mail", utm_n: 5, company_email: "m@x.co" } },
    },
  );

  const start = "2026-01-31T09:00:05.000Z";
  const lead = ["Asha", "asha@example.co", "Example Co", "(+91) 9876543210", ""];
  const end = "2026-01-31T09:00:00.000Z";
  const first = ["x", "", "may", "", "", "/?a=b", "/c", "gclid=Cj0", '{"fbclid":"Iw"}'];
  const second = ["", "mail", "", "", "", "", "", "", '{"utm_n":5,"company_email":"m@x.co"}'];
  expect(rows).toEqual([
    COLUMNS,
    [start, "case-study", "true", ...lead, "steel-maker", end, "", ...second],
    [start, "demo-callback", "false", ...lead, "", end, "", ...first],
  ]);
});

test("a spreadsheet does not run any text", async () => {
  const texts = ["=1+1", "\tx", "\nx", "@SUM(A1)", "\u00A0=1+1", "\u200B=1+1", "＝1+1", "﹦1"];

  const rows = await rowsOf(...texts.map((text, index) => requirement(text, index)));

  expect(requirementsIn(rows)).toEqual(texts.map((text) => `'${text}`));
});

test("a spreadsheet does not run the value of a campaign", async () => {
  const [, row] = await rowsOf({ other_details: { utm_params: { utm_source: "=1+1" } } });

  expect(row?.[COLUMNS.indexOf("utm_source")]).toBe("'=1+1");
});

test("other text is read as it was typed, without NUL", async () => {
  const texts = [
    ["a=b", "a=b"],
    ["2026-01-31", "2026-01-31"],
    ["'=x", "'=x"],
    ['say "hi", x\r\ny', 'say "hi", x\r\ny'],
    ["Ñandú अशा 👋", "Ñandú अशा 👋"],
    ["a\0b", "a\uFFFDb"],
    ["\0=1+1", "'\uFFFD=1+1"],
  ] as const;

  const rows = await rowsOf(...texts.map(([text], index) => requirement(text, index)));

  expect(requirementsIn(rows)).toEqual(texts.map(([, cell]) => cell));
});
