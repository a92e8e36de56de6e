import { beforeEach, expect, test } from "@jest/globals";
import { itemsOf } from "../../lib/testing/items";
import { clearBrowser, startNewPage } from "../../lib/testing/new-page";
import { painted } from "../../lib/testing/painted";

const REVOKE = ["revokeCookieConsent"];

beforeEach(() => {
  clearBrowser();
  document.head.replaceChildren();
  delete window.dataLayer;
  delete window._hsq;
  delete window._hsp;
  startNewPage();
});

async function start() {
  const { startAnalytics, trackPageView } = await import(".");
  const { saveConsent } = await import("../consent");
  startAnalytics();
  return {
    async decide(analytics: "granted" | "denied") {
      saveConsent({ analytics, ads: "denied" });
      await painted();
    },
    visit(path: string) {
      window.history.pushState(null, "", path);
      trackPageView();
    },
  };
}

const pageViews = () =>
  (window.dataLayer ?? []).map(itemsOf).filter(([, name]) => name === "page_view").length;

const isAnalyticsOff = () => Reflect.get(window, "ga-disable-G-TEST0001") === true;

test("a withdrawal turns the tag off and revokes at the CRM; nothing goes into a queue that is read", async () => {
  const { decide, visit } = await start();
  await decide("granted");
  visit("/");
  await decide("denied");
  expect(isAnalyticsOff()).toBe(true);
  expect(window._hsp).toEqual([REVOKE]);
  visit("/blog/");
  expect(pageViews()).toBe(1);
  expect(window._hsq).toEqual([["setPath", "/"], REVOKE]);
});

test("consent given again takes back a revocation that was never read, and sends what was held once", async () => {
  const { decide, visit } = await start();
  await decide("granted");
  visit("/");
  await decide("denied");
  visit("/blog/");
  await decide("granted");
  await decide("granted");
  expect(isAnalyticsOff()).toBe(false);
  expect(pageViews()).toBe(2);
  expect(window._hsp).toEqual([]);
  expect(window._hsq).toEqual([["setPath", "/"], ["trackPageView"], ["setPath", "/blog/"]]);
});

test("the CRM's script, which counts the page it starts on, finds each earlier page counted once", async () => {
  const { decide, visit } = await start();
  visit("/");
  visit("/blog/");
  visit("/about/");
  await decide("granted");
  visit("/legal/terms/");
  expect(window._hsq).toEqual([
    ["setPath", "/"],
    ["trackPageView"],
    ["setPath", "/blog/"],
    ["trackPageView"],
    ["setPath", "/about/"],
    ["trackPageView"],
    ["setPath", "/legal/terms/"],
  ]);
});

test("a consent that is withdrawn at once starts nothing", async () => {
  const { startAnalytics } = await import(".");
  const { saveConsent } = await import("../consent");
  startAnalytics();
  saveConsent({ analytics: "granted", ads: "granted" });
  saveConsent({ analytics: "denied", ads: "denied" });
  await painted();
  expect(document.scripts).toHaveLength(0);
  expect(isAnalyticsOff()).toBe(true);
});

test("what is counted in the moment after a consent given again is sent, after what was held", async () => {
  const { decide, visit } = await start();
  await decide("granted");
  await decide("denied");
  visit("/blog/");
  const decided = decide("granted");
  visit("/about/");
  expect(isAnalyticsOff()).toBe(false);
  expect(window._hsp).toEqual([]);
  expect(window._hsq?.filter(([name]) => name === "setPath")).toEqual([
    ["setPath", "/blog/"],
    ["setPath", "/about/"],
  ]);
  await decided;
});
