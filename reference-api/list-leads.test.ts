/** @jest-environment node */
import path from "node:path";
import { expect, jest, test } from "@jest/globals";
import { leadsToTable } from "./leads-table";
import { leadPayload, storedLeads, type LeadChanges } from "./testing/leads";
import { run, runApi, submitLead } from "./testing/process";
import { temporaryFolder } from "./testing/temporary";

jest.setTimeout(60_000);

async function listLeads(
  file: string,
  ...flags: string[]
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const program = run("list-leads.ts", flags, { API_DATABASE: file });
  const code = await program.exited;
  return { code, ...program.output };
}

test("leads are listed as a table, CSV or JSON while the server runs", async () => {
  const file = path.join(temporaryFolder(), "leads.db");
  const { url } = await runApi({ API_DATABASE: file });
  await submitLead(url, leadPayload());

  const [table, csv, json] = await Promise.all([
    listLeads(file),
    listLeads(file, "--csv"),
    listLeads(file, "--json"),
  ]);

  expect(table).toMatchObject({ code: 0, stdout: expect.stringContaining("asha@example.co") });
  expect(csv.stdout).toMatch(/^"received_at",.*\r\n"2.*"asha@example.co".*\r\n$/);
  expect(JSON.parse(json.stdout)).toEqual([
    {
      received_at: expect.any(String),
      request_type: "demo-callback",
      case_study: null,
      phone_verified: null,
      payload: leadPayload(),
    },
  ]);
});

test("a missing database is reported", async () => {
  const file = path.join(temporaryFolder(), "none.db");

  expect(await listLeads(file)).toEqual({
    code: 1,
    stdout: "",
    stderr: `There is no database at ${file}\n`,
  });
});

test.each(["--cvs", "--csv --json", "leads.csv"])("%s prints the usage", async (flags) => {
  const { code, stdout, stderr } = await listLeads("unused.db", ...flags.split(" "));

  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(`Unknown option: ${flags}`);
  expect(stderr).toContain("--csv > leads.csv");
});

test("a file that is not a database is one line on standard error", async () => {
  const { code, stderr } = await listLeads(__filename);

  expect(code).toBe(1);
  expect(stderr).toBe(`The database ${__filename} failed: file is not a database\n`);
});

const tableOf = async (...leads: LeadChanges[]) => leadsToTable(await storedLeads(...leads));

test("the table is aligned, has the newest lead first and marks test leads", async () => {
  const ravi = { company_email: "ravi@example.co", is_test_session: true };

  const table = await tableOf({}, { ...ravi, other_details: { user_name: "José 👋 Núñez" } });

  expect(table).toBe(
    [
      "RECEIVED          TEST  TYPE           NAME          E-MAIL           COMPANY     PHONE           SOURCE",
      "2026-01-31 09:00  TEST  demo-callback  José 👋 Núñez  ravi@example.co  Example Co  +91 9876543210  newsletter",
      "2026-01-31 09:00        demo-callback  Asha          asha@example.co  Example Co  +91 9876543210  newsletter",
      "",
    ].join("\n"),
  );
});

test("a visitor's text can neither break the table nor control the terminal", async () => {
  const table = await tableOf({
    company_name: "Evil\u001B[2J\u001B]0;title\u0007 Co",
    other_details: { user_name: "two\r\nlines\u202E", utm_params: { utm_source: "x\u009B31m" } },
  });

  expect(table.split("\n")).toHaveLength(3);
  expect(table.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(table).toContain("two lines");
});

test("the table cuts long text, but no e-mail address", async () => {
  const long = "x".repeat(100);

  const table = await tableOf({ company_name: long, company_email: `${long}@example.co` });

  expect(table).toContain(` ${"x".repeat(31)}… `);
  expect(table).toContain(`${long}@example.co`);
});

test.each([{}, { utm_source: 5 }])(
  "the source is empty with attribution %j",
  async (utm_params) => {
    expect(await tableOf({ other_details: { utm_params } })).toMatch(/9876543210\n$/);
  },
);
