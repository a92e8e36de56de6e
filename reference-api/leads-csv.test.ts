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
];

/** Rows of an export of these leads, as a strict reader finds them. */
const rowsOf = async (...leads: LeadChanges[]): Promise<string[][]> =>
  parse(await exportOf(csv(), ...leads), { bom: true });

/** A lead of the visitor with this number. */
const requirement = (text: string, visitor: number): LeadChanges => ({
  company_email: `a${visitor}@example.co`,
  other_details: { requirement: text, utm_params: {} },
});

/** The requirements of an export, the oldest lead first. */
const requirementsIn = ([, ...rows]: readonly (readonly string[])[]) =>
  rows.map((row) => row[COLUMNS.indexOf("requirement")]).reverse();

test("without leads there is only a header, after a byte order mark", async () => {
  expect(await exportOf(csv())).toBe(`\uFEFF"${COLUMNS.join('","')}"\r\n`);
});

test("each lead is a row, and each key of any attribution is a column", async () => {
  const rows = await rowsOf(
    { other_details: { utm_params: { utm_source: "x", landing_url: "/?a=b" } } },
    {
      is_test_session: true,
      case_study: "steel-maker",
      other_details: { utm_params: { utm_medium: "mail", utm_n: 5 } },
    },
  );

  const start = "2026-01-31T09:00:05.000Z";
  const lead = ["Asha", "asha@example.co", "Example Co", "(+91) 9876543210", ""];
  const end = "2026-01-31T09:00:00.000Z";
  expect(rows).toEqual([
    [...COLUMNS, "landing_url", "utm_medium", "utm_n", "utm_source"],
    [start, "case-study", "true", ...lead, "steel-maker", end, "", "", "mail", "5", ""],
    [start, "demo-callback", "false", ...lead, "", end, "", "/?a=b", "", "", "x"],
  ]);
});

test("a key with the name of a column does not replace it", async () => {
  const utm_params = { company_email: "mallory@example.com" };

  const [header, row] = await rowsOf({ other_details: { utm_params } });

  expect(header).toEqual([...COLUMNS, "utm_params.company_email"]);
  expect(row?.slice(4, 5)).toEqual(["asha@example.co"]);
  expect(row?.at(-1)).toBe("mallory@example.com");
});

test("the 200 most frequent keys are columns, and the others are JSON in the last one", async () => {
  const keys = (name: string) =>
    Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`${name}${index}`, "v"]));

  const [header = [], second, first] = await rowsOf(
    { other_details: { utm_params: { ...keys("a"), utm_source: "x" } } },
    {
      company_email: "b@example.co",
      other_details: { utm_params: { ...keys("b"), utm_source: "y" } },
    },
  );

  expect(header).toHaveLength(COLUMNS.length + 201);
  const source = header.indexOf("utm_source");
  expect([second?.[source], first?.[source]]).toEqual(["y", "x"]);
  const rest = [second, first].map((row) => JSON.parse(row?.at(-1) || "{}") as object);
  const named = header.filter((name) => /^[ab]\d/.test(name));
  expect([...named, ...rest.flatMap(Object.keys)].sort()).toEqual(
    Object.keys({ ...keys("a"), ...keys("b") }).sort(),
  );
});

test("a spreadsheet does not run any text", async () => {
  const texts = ["=1+1", "\tx", "\nx", "@SUM(A1)", "\u00A0=1+1", "\u200B=1+1", "＝1+1", "﹦1"];

  const rows = await rowsOf(...texts.map((text, index) => requirement(text, index)));

  expect(requirementsIn(rows)).toEqual(texts.map((text) => `'${text}`));
});

test("a spreadsheet does not run the name of an attribution key", async () => {
  const [header] = await rowsOf({ other_details: { utm_params: { "=key": "+value" } } });

  expect(header?.at(-1)).toBe("'=key");
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
