import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { setDate } from "../../lib/testing/clock";
import { clearBrowser } from "../../lib/testing/new-page";
import { asha, leaveFor, notify, openPage, typed } from "./testing/page";

const GENERAL = "An error occured! Please try again...";

beforeEach(clearBrowser);

afterEach(() => {
  jest.useRealTimers();
});

const button = () => screen.getByRole("button", { name: "Book my demo" });

describe("a lead that fails", () => {
  test.each<[string, number, unknown, string]>([
    ["with a message", 422, { error: { message: "We are closed." } }, "We are closed."],
    ["with markup", 400, { error: { message: "<b>No</b>" } }, "<b>No</b>"],
    ["with a long message", 400, { error: { message: "a".repeat(400) } }, "a".repeat(300)],
    ["with an empty message", 500, { error: { message: " " } }, GENERAL],
    ["with a message that is no text", 500, { error: { message: { a: 1 } } }, GENERAL],
    ["without a message", 500, { error: {} }, GENERAL],
    ["without a body", 502, undefined, GENERAL],
    ["with another status", 302, { error: { message: "Moved" } }, GENERAL],
  ])("%s shows it as an error, keeps the values and works again", async (_, status, body, text) => {
    const { fillIn, send, api } = await openPage();
    await fillIn({ ...asha, Requirements: "Steel" });
    const before = typed();
    await send();
    await api.refuse(status, body);
    expect(notify.mock.calls).toEqual([["error", text]]);
    expect(screen.getByText(new RegExp("Not sent:", "u"))).toHaveTextContent(`Not sent: ${text}`);
    expect(screen.getByText(/Not sent:/u)).toHaveTextContent("hello@example.com");
    expect(typed()).toEqual(before);
    expect(button()).toBeEnabled();
    expect(leaveFor).not.toHaveBeenCalled();
    expect(window.dataLayer).toBeUndefined();
    await send();
    expect(api.leads).toHaveLength(2);
  });

  test("without a connection shows the general message", async () => {
    const { fillIn, send, api } = await openPage();
    await fillIn();
    await send();
    await api.breakOff();
    expect(notify.mock.calls).toEqual([["error", GENERAL]]);
    expect(button()).toBeEnabled();
  });

  test("is said no longer while the next attempt is on its way", async () => {
    const { fillIn, send, api } = await openPage();
    await fillIn();
    await send();
    await api.refuse(500);
    await send();
    expect(screen.queryByText(/Not sent:/u)).toBeNull();
  });
});

describe("a retry", () => {
  const timestamps = (leads: readonly unknown[]) =>
    leads.map((lead) => /"timestamp":"([^"]+)"/u.exec(JSON.stringify(lead))?.[1]);

  test("of the same content has the time of the first attempt", async () => {
    setDate("2026-01-31T09:00:00Z");
    const { fillIn, send, api } = await openPage();
    await fillIn();
    await send();
    await api.refuse(500);
    jest.setSystemTime(new Date("2026-01-31T09:05:00Z"));
    await send();
    await api.breakOff();
    expect(timestamps(api.leads)).toEqual(Array(2).fill("2026-01-31T09:00:00.000Z"));
  });

  test("of a changed field has its own", async () => {
    setDate("2026-01-31T09:00:00Z");
    const { fillIn, send, user, api } = await openPage();
    await fillIn();
    await send();
    await api.refuse(500);
    jest.setSystemTime(new Date("2026-01-31T09:05:00Z"));
    await user.type(screen.getByLabelText("Requirements"), "Steel");
    await send();
    expect(timestamps(api.leads)).toEqual(["2026-01-31T09:00:00.000Z", "2026-01-31T09:05:00.000Z"]);
  });
});
