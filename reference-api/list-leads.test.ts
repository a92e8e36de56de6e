/** @jest-environment node */
import path from "node:path";
import { expect, jest, test } from "@jest/globals";
import { openDatabase } from "./database";
import { createLeadsStore } from "./leads-store";
import { leadPayload } from "./testing/leads";
import { run, runApi } from "./testing/process";
import { afterThisTest, temporaryFolder } from "./testing/temporary";

jest.setTimeout(60_000);

async function list(
  file: string,
  ...flags: string[]
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const program = run("list-leads.ts", flags, { API_DATABASE: file });
  const code = await program.ended;
  return { code, ...program.printed };
}

/** A database with the leads of these people, in this order. */
function databaseWith(...names: string[]): string {
  const file = path.join(temporaryFolder(), "leads.db");
  const database = openDatabase(file);
  afterThisTest(() => database.close());
  const leads = createLeadsStore(database, () => Date.parse("2026-01-31T09:00:05.000Z"));
  for (const name of names) {
    leads.add(
      leadPayload({
        company_email: `${name}@example.co`,
        is_test_session: name === "test",
        other_details: { user_name: name },
      }),
    );
  }
  return file;
}

test("the table has the newest lead first, and marks test leads", async () => {
  const { code, stdout } = await list(databaseWith("asha", "test"));

  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^RECEIVED.*\n.* TEST .*test@example\.co.*\n(?!.*TEST).*asha@example\.co.*\n$/,
  );
});

test("CSV and JSON are for programs: nothing else is on standard output", async () => {
  const file = databaseWith("asha");

  const csv = await list(file, "--csv");
  const json = await list(file, "--json");

  expect(csv.stdout).toMatch(/^"received_at",.*\r\n"2026.*"asha@example.co".*\r\n$/);
  expect(JSON.parse(json.stdout)).toEqual([
    {
      received_at: "2026-01-31T09:00:05.000Z",
      request_type: "demo-callback",
      case_study: null,
      payload: expect.objectContaining({ company_email: "asha@example.co" }),
    },
  ]);
});

test("no leads, and no database, are said plainly", async () => {
  const missing = path.join(temporaryFolder(), "none.db");

  expect(await list(databaseWith())).toEqual({ code: 0, stdout: "No leads yet.\n", stderr: "" });
  expect(await list(missing)).toEqual({
    code: 0,
    stdout: "No leads yet.\n",
    stderr: `There is no database at ${missing}\n`,
  });
});

test.each([["--cvs"], ["--csv --json"], ["leads.csv"]])("%s gets the usage", async (flags) => {
  const { code, stdout, stderr } = await list("unused.db", ...flags.split(" "));

  expect(code).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toContain(`Unknown option: ${flags}`);
  expect(stderr).toContain("--csv > leads.csv");
});

test("a file that is no leads database gets one clear line", async () => {
  const { code, stderr } = await list(__filename);

  expect(code).toBe(1);
  expect(stderr).toBe(`The database ${__filename} failed: file is not a database\n`);
});

test("leads can be listed while the server runs", async () => {
  const file = path.join(temporaryFolder(), "leads.db");
  const { url } = await runApi({ API_DATABASE: file });
  await fetch(`${url}/company_leads`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(leadPayload()),
  });

  expect((await list(file)).stdout).toContain("asha@example.co");
});
