/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from "@jest/globals";
import { india } from "../../lib/country";
import {
  clearBrowser,
  refuseStorage,
  refuseWriting,
  startNewPage,
} from "../../lib/testing/new-page";
import { leadContent, type LeadContent } from "./payload";

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
const typedOtherwise = contentWith({ name: "Asha", phone: "9876543210" });

beforeEach(clearBrowser);

describe("the timestamp of a lead", () => {
  test("is kept for a retry of the same content after a reload", async () => {
    const { attemptFor } = await loadAttempts();
    expect(attemptFor(content, morning).timestamp).toBe(MORNING);
    const reloaded = await loadAttempts();
    expect(reloaded.attemptFor(content, noon).timestamp).toBe(MORNING);
  });

  test("is kept for a retry from a page that was open before the lead was sent from another", async () => {
    const before = await loadAttempts();
    before.forgetAttempt(before.attemptFor(contentWith({ name: "Usha" }), morning).timestamp, noon);
    const { attemptFor } = await loadAttempts();
    attemptFor(content, morning);
    expect(before.attemptFor(content, noon).timestamp).toBe(MORNING);
  });

  test.each(["2026-02-01T09:00:00.000Z", "2026-01-30T09:00:00.000Z"])(
    "is new on a page that is opened a day later, by whichever clock: %s",
    async (other) => {
      const { attemptFor } = await loadAttempts();
      attemptFor(content, morning);
      const reloaded = await loadAttempts();
      expect(reloaded.attemptFor(content, new Date(other)).timestamp).toBe(other);
    },
  );

  test.each(["2026-02-03T09:00:00Z", "2025-01-31T09:00:00Z"])(
    "is kept for a retry on the same page after the clock was set to %s",
    async (corrected) => {
      const { attemptFor } = await loadAttempts();
      attemptFor(content, morning);
      expect(attemptFor(content, new Date(corrected)).timestamp).toBe(MORNING);
    },
  );

  const inUs = leadContent(values, { ...india, phonePrefix: "+1" }, "demo-callback", false);
  const forSales = leadContent(values, india, "sales-callback", false);

  test.each<[string, string, LeadContent, string]>([
    ["kept", "the same values, typed otherwise", typedOtherwise, "castings"],
    ["kept", "the email in another case", contentWith({ email: "Asha@Example.co" }), "castings"],
    ["new", "another name", contentWith({ name: "Usha" }), "castings"],
    ["new", "another phone", contentWith({ phone: "9876543211" }), "castings"],
    ["new", "another requirement", contentWith({ requirement: "Steel" }), "castings"],
    ["new", "another country", inUs, "castings"],
    ["new", "another request", forSales, "castings"],
    ["new", "another subject", content, "maize"],
  ])("is %s for %s, and the first content keeps its own", async (fate, _, other, subject) => {
    const { attemptFor } = await loadAttempts();
    attemptFor(content, morning, "castings");
    const { timestamp } = attemptFor(other, noon, subject);
    expect(timestamp).toBe(fate === "kept" ? MORNING : NOON);
    expect(attemptFor(content, noon, "castings").timestamp).toBe(MORNING);
  });

  test("is new once the lead was stored", async () => {
    const { attemptFor, forgetAttempt } = await loadAttempts();
    forgetAttempt(attemptFor(content, morning).timestamp, noon);
    expect(window.localStorage).toHaveLength(0);
    expect(attemptFor(content, noon).timestamp).toBe(NOON);
  });

  test("leaves no text of the visitor in the browser's storage", async () => {
    const { attemptFor } = await loadAttempts();
    attemptFor(content, morning);
    const stored = JSON.stringify(window.localStorage);
    expect(stored).toContain(MORNING);
    expect(stored).not.toMatch(/asha|9876543210|Example/iu);
  });

  test("is kept while another lead is stored", async () => {
    const { attemptFor, forgetAttempt } = await loadAttempts();
    const other = contentWith({ requirement: "Steel" });
    attemptFor(content, morning);
    forgetAttempt(attemptFor(other, noon).timestamp, noon);
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

  test.each(["", "{broken", '{"fingerprint":"x"}', '[1,null,{"timestamp":1}]'])(
    "is new where storage has the foreign value %j",
    async (text) => {
      window.localStorage.setItem("lead_attempts", text);
      const { attemptFor } = await loadAttempts();
      expect(attemptFor(content, noon).timestamp).toBe(NOON);
    },
  );
});
