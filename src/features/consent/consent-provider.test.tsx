import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { clearBrowser, refuseCookies, startNewPage } from "../../lib/testing/new-page";
import { prerender } from "../../lib/testing/prerender";

beforeEach(() => {
  clearBrowser();
  startNewPage();
});

afterEach(() => {
  jest.useRealTimers();
});

async function load() {
  const consent = await import(".");
  function Shown() {
    const now = consent.useConsent();
    return <p>{now.status === "answered" ? `${now.analytics} ${now.ads}` : now.status}</p>;
  }
  const tree = (
    <consent.ConsentProvider>
      <Shown />
    </consent.ConsentProvider>
  );
  return { ...consent, tree };
}

test("prerendering knows of no answer", async () => {
  document.cookie = "ads_track_allowed=granted; path=/";
  const { tree } = await load();
  expect(prerender(tree)).toBe("<p>unanswered</p>");
});

test("a visitor without cookies has not answered", async () => {
  const { tree, currentConsent } = await load();
  render(tree);
  expect(screen.getByText("unanswered")).toBeInTheDocument();
  expect(currentConsent()).toEqual({ status: "unanswered" });
});

test("an earlier answer is found", async () => {
  document.cookie = "ads_track_allowed=denied; path=/";
  document.cookie = "analytics_track_allowed=granted; path=/";
  const { tree, currentConsent } = await load();
  render(tree);
  expect(screen.getByText("granted denied")).toBeInTheDocument();
  expect(currentConsent()).toEqual({ status: "answered", analytics: "granted", ads: "denied" });
});

test("an answer is shown, kept for a year and found on the next page", async () => {
  jest.useFakeTimers({ now: new Date("2026-01-31T09:00:00Z") });
  const first = await load();
  render(first.tree).unmount();
  const write = jest.spyOn(Document.prototype, "cookie", "set");
  act(() => first.saveConsent({ analytics: "denied", ads: "granted" }));
  const written = write.mock.calls.map(([cookie]) => cookie).sort();
  expect(written).toEqual([
    expect.stringMatching(/^ads_track_allowed=granted; .*expires=Sun, 31 Jan 2027 09:00:00 GMT/u),
    expect.stringMatching(/^analytics_track_allowed=denied; .*expires=Sun, 31 Jan 2027 09/u),
  ]);

  startNewPage();
  const second = await load();
  render(second.tree);
  expect(screen.getByText("denied granted")).toBeInTheDocument();
});

test("an answer holds for the page view where cookies are refused", async () => {
  refuseCookies();
  const { tree, saveConsent, currentConsent } = await load();
  render(tree);
  expect(screen.getByText("unanswered")).toBeInTheDocument();
  act(() => saveConsent({ analytics: "granted", ads: "granted" }));
  expect(screen.getByText("granted granted")).toBeInTheDocument();
  expect(currentConsent()).toEqual({ status: "answered", analytics: "granted", ads: "granted" });
});

test("listeners hear of each answer until they stop", async () => {
  const { saveConsent, subscribeToConsent, currentConsent } = await load();
  const heard: unknown[] = [];
  const stop = subscribeToConsent(() => heard.push(currentConsent()));
  saveConsent({ analytics: "granted", ads: "denied" });
  saveConsent({ analytics: "denied", ads: "denied" });
  stop();
  saveConsent({ analytics: "granted", ads: "granted" });
  expect(heard).toEqual([
    { status: "answered", analytics: "granted", ads: "denied" },
    { status: "answered", analytics: "denied", ads: "denied" },
  ]);
});
