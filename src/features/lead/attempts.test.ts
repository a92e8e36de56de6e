/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from "@jest/globals";
import { india } from "../../lib/country";
import {
  clearBrowser,
  refuseStorage,
  refuseWriting,
  startNewPage,
} from "../../lib/testing/new-page";
import { leadContent } from "./payload";

const values = {
  name: " Asha ",
  email: "asha@example.co",
  phone: "+91 98765-43210",
  company: "Example Co",
  requirement: "",
};
const content = leadContent(values, india, "demo-callback", false);
const morning = new Date("2026-01-31T09:00:00Z");
const noon = new Date("2026-01-31T12:00:00Z");
const MORNING = "2026-01-31T09:00:00.000Z";
const NOON = "2026-01-31T12:00:00.000Z";

/** The module as a newly loaded page has it. */
async function loadAttempts() {
  startNewPage();
  return import("./attempts");
}

const contentWith = (changed: Partial<typeof values>) =>
  leadContent({ ...values, ...changed }, india, "demo-callback", false);

beforeEach(clearBrowser);

describe("the timestamp of a lead", () => {
  test("is kept for a retry of the same content, also after a reload", async () => {
    const { attemptFor } = await loadAttempts();
    expect(attemptFor(content, morning).timestamp).toBe(MORNING);
    expect(attemptFor(contentWith({ name: "Asha", phone: "9876543210" }), noon).timestamp).toBe(
      MORNING,
    );
    const reloaded = await loadAttempts();
    expect(reloaded.attemptFor(content, noon).timestamp).toBe(MORNING);
  });

  test("is kept where only the case of the email differs, which the server ignores", async () => {
    const { attemptFor } = await loadAttempts();
    attemptFor(content, morning);
    expect(attemptFor(contentWith({ email: "Asha@Example.co" }), noon).timestamp).toBe(MORNING);
  });

  test("is kept for a content that was changed and changed back", async () => {
    const { attemptFor } = await loadAttempts();
    attemptFor(content, morning);
    expect(attemptFor(contentWith({ company: "Example" }), noon).timestamp).toBe(NOON);
    expect(attemptFor(content, noon).timestamp).toBe(MORNING);
  });

  test.each([
    ["name", "Usha"],
    ["email", "usha@example.co"],
    ["phone", "9876543211"],
    ["company", "Example"],
    ["requirement", "Steel"],
  ] as const)("is new after a change of the %s", async (field, value) => {
    const { attemptFor } = await loadAttempts();
    attemptFor(content, morning);
    expect(attemptFor(contentWith({ [field]: value }), noon).timestamp).toBe(NOON);
  });

  test("is new for another country, request or subject", async () => {
    const { attemptFor } = await loadAttempts();
    attemptFor(content, morning, "castings");
    const us = { ...india, phonePrefix: "+1" };
    const others = [
      attemptFor(leadContent(values, us, "demo-callback", false), noon, "castings"),
      attemptFor(leadContent(values, india, "sales-callback", false), noon, "castings"),
      attemptFor(content, noon, "maize"),
    ];
    expect(others.map(({ timestamp }) => timestamp)).toEqual([NOON, NOON, NOON]);
  });

  test("is new once the lead was stored", async () => {
    const { attemptFor, forgetAttempt } = await loadAttempts();
    forgetAttempt(attemptFor(content, morning).timestamp);
    expect(window.sessionStorage).toHaveLength(0);
    expect(attemptFor(content, noon).timestamp).toBe(NOON);
  });

  test("leaves no text of the visitor in the browser's storage", async () => {
    const { attemptFor } = await loadAttempts();
    attemptFor(content, morning);
    const stored = JSON.stringify(window.sessionStorage);
    expect(stored).toContain(MORNING);
    expect(stored).not.toMatch(/asha|9876543210|Example/iu);
  });

  test("is kept while another lead is stored", async () => {
    const { attemptFor, forgetAttempt } = await loadAttempts();
    const other = contentWith({ requirement: "Steel" });
    attemptFor(content, morning);
    forgetAttempt(attemptFor(other, noon).timestamp);
    expect(attemptFor(content, noon).timestamp).toBe(MORNING);
  });

  test.each([
    ["full", refuseWriting],
    ["refused", refuseStorage],
  ])("is kept for the page view where storage is %s", async (_, refuse) => {
    const { attemptFor } = await loadAttempts();
    refuse();
    attemptFor(content, morning);
    expect(attemptFor(content, noon).timestamp).toBe(MORNING);
  });

  test.each(["", "null", '"text"', "{broken", '{"fingerprint":"x"}', '[1,null,{"timestamp":1}]'])(
    "is new where storage has the foreign value %j",
    async (text) => {
      window.sessionStorage.setItem("lead_attempts", text);
      const { attemptFor } = await loadAttempts();
      expect(attemptFor(content, noon).timestamp).toBe(NOON);
    },
  );
});
