import path from "node:path";
import { expect, jest, test } from "@jest/globals";
import { leads } from "./list-leads";
import { table } from "./leads-table";
import { exportOf } from "./testing/exports";
import { addOldLeads, leadPayload, type LeadChanges } from "./testing/leads";
import { runHere, runTo } from "./testing/process";
import { environmentOf, openTestDatabase } from "./testing/databases";
import { startServer } from "./testing/server";
import { temporaryFolder } from "./testing/temporary";

jest.setTimeout(60_000);

const listLeads = (file: string, ...flags: string[]) =>
  runHere(leads, flags, { API_DATABASE: file });

test("leads and subscribers are exported while the server runs", async () => {
  const { post, target } = await startServer();
  await post("/company_leads", leadPayload());
  await post("/blog/subscribe", { email: "Asha@example.co" });
  await post("/blog/subscribe", { email: "ravi@example.co" });
  const file = environmentOf(target).API_DATABASE ?? "";

  const csv = await listLeads(file, "--csv");
  const json = await listLeads(file, "--json");
  const subscribers = await listLeads(file, "--subscribers");

  expect(csv).toMatchObject({ code: 0, stderr: "" });
  expect(csv.stdout).toMatch(/^\uFEFF"received_at",.*\r\n"2.*"asha@example.co".*\r\n$/);
  expect(json.stdout).toMatch(/^.*\n$/);
  expect(JSON.parse(json.stdout)).toEqual({
    received_at: expect.any(String),
    request_type: "demo-callback",
    case_study: null,
    phone_verified: null,
    payload: leadPayload(),
  });
  expect(subscribers.stdout).toMatch(
    /^\uFEFF"received_at","email",.*\r\n.*"asha@.*\r\n.*"ravi@.*\r\n$/,
  );
});

/** A database of 1,100 leads, with this text in each. */
async function databaseOf(requirement: string): Promise<string> {
  const file = path.join(temporaryFolder(), "leads.db");
  const { db, close } = await openTestDatabase({ kind: "sqlite", file });
  await addOldLeads(db, 1100, requirement);
  await close();
  return file;
}

const emailsIn = (text: string) => new Set(text.match(/old-\d+@example\.co/g)).size;

test("an export has all leads in little memory", async () => {
  // More than the memory of the program.
  const API_DATABASE = await databaseOf("x".repeat(60_000));
  const env = { API_DATABASE, NODE_OPTIONS: "--max-old-space-size=64" };

  const { code, stdout, stderr } = await runTo("list-leads.ts", ["--csv"], env);

  expect([code, stderr, emailsIn(stdout)]).toEqual([0, "", 1100]);
});

test("the table has the newest leads, or all", async () => {
  const file = await databaseOf("x");

  const newest = await listLeads(file);
  const all = await listLeads(file, "--all");

  expect([emailsIn(newest.stdout), emailsIn(all.stdout)]).toEqual([1000, 1100]);
  expect(newest.stdout).toMatch(/\nThese are the newest 1000. For all: npm run leads -- --all\n$/);
});

test("a missing database is reported", async () => {
  const file = path.join(temporaryFolder(), "none.db");

  expect(await listLeads(file)).toEqual({
    code: 1,
    stdout: "",
    stderr: `There is no database at ${file}\n`,
  });
});

test("a program ends with the exit code of its command, and unknown options print the usage", async () => {
  const { code, stdout, stderr } = await runTo("list-leads.ts", ["--csv", "--json"], {});

  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("Unknown option: --csv --json");
  expect(stderr).toContain("--csv > leads.csv");
});

test.each([
  [["--retry"], /^--retry needs the ID of one message.*"all"\n/],
  [["--erase"], /^--erase needs one e-mail address\n/],
  [["--erase", "a@example.co", "b@example.co"], /^--erase needs one e-mail address\n/],
])("%j says what the option needs", async (flags, message) => {
  expect(await listLeads("unused.db", ...flags)).toEqual({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(message),
  });
});

test("an address that nobody has is not reported as erased", async () => {
  const { target } = await startServer();

  const { stdout } = await listLeads(environmentOf(target).API_DATABASE ?? "", "--erase", "a@b.co");

  expect(stdout).toBe("No lead and no subscription has the address a@b.co. Check its spelling.\n");
});

const tableOf = (...leads: LeadChanges[]) => exportOf(table, ...leads);

test("the table is aligned, has the newest lead first and marks test leads", async () => {
  const ravi = { company_email: "ravi@example.co", is_test_session: true };

  const text = await tableOf({}, { ...ravi, other_details: { user_name: "José 👋 Núñez" } });

  expect(text).toBe(
    [
      "RECEIVED          TEST  TYPE             NAME                      E-MAIL                            COMPANY                   PHONE             SOURCE",
      "2026-01-31 09:00  TEST  demo-callback    José 👋 Núñez              ravi@example.co                   Example Co                +91 9876543210    newsletter",
      "2026-01-31 09:00        demo-callback    Asha                      asha@example.co                   Example Co                +91 9876543210    newsletter",
      "",
    ].join("\n"),
  );
});

test("a visitor's text can neither break the table nor control the terminal", async () => {
  const text = await tableOf({
    company_name: "Evil\u001B[2J\u001B]0;title\u0007 Co",
    other_details: { user_name: "two\r\nlines\u202E", utm_params: { utm_source: "x\u009B31m" } },
  });

  expect(text.split("\n")).toHaveLength(3);
  expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(text).toContain("two lines");
});

test("the table cuts long text, but no e-mail address", async () => {
  const long = "x".repeat(100);

  const text = await tableOf({ company_name: long, company_email: `${long}@example.co` });

  expect(text).toContain(` ${"x".repeat(23)}… `);
  expect(text).toContain(`${long}@example.co`);
});

test.each([{}, { utm_source: 5 }])(
  "the source is empty with attribution %j",
  async (utm_params) => {
    expect(await tableOf({ other_details: { utm_params } })).toMatch(/9876543210\n$/);
  },
);
