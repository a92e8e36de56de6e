/** @jest-environment node */
import { expect, jest, test } from "@jest/globals";
import { openDatabase } from "../database";
import { leadPayload } from "../testing/leads";
import { messageIn, startServer } from "../testing/server";
import { afterThisTest } from "../testing/temporary";

jest.setTimeout(60_000);

const LEADS = "/company_leads";

test("a locked database is never answered with success, and the lead can be sent again", async () => {
  const { post, leads, file } = await startServer();
  const other = openDatabase(file);
  afterThisTest(() => other.close());
  other.exec("BEGIN IMMEDIATE");

  const refused = await post(LEADS, leadPayload());
  other.exec("ROLLBACK");

  expect(refused.statusCode).toBe(503);
  expect(messageIn(refused)).toMatch(/^We could not save this just now/);
  expect(leads()).toEqual([]);
  expect((await post(LEADS, leadPayload())).statusCode).toBe(201);
  expect(leads()).toHaveLength(1);
});

test("a full disk is never answered with success, and the lead can be sent again", async () => {
  const { post, leads, database } = await startServer();
  const big = leadPayload({ other_details: { requirement: "x".repeat(20_000) } });
  database.exec("PRAGMA max_page_count = 1");

  const refused = await post(LEADS, big);
  database.exec("PRAGMA max_page_count = 100000");

  expect(refused.statusCode).toBe(503);
  expect(messageIn(refused)).toMatch(/^We could not save this just now/);
  expect(leads()).toEqual([]);
  expect((await post(LEADS, big)).statusCode).toBe(201);
});
