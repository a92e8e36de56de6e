/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { clearBrowser } from "../../lib/testing/new-page";
import type { Consent } from "../consent";
import { deleteUnwantedCookies, unwantedCookies } from "./vendor-cookies";
import { vendors } from "./vendors";

const answered = (analytics: "granted" | "denied", ads: "granted" | "denied"): Consent => ({
  status: "answered",
  analytics,
  ads,
});

const ADS = ["_gcl_au", "_gcl_aw"];
const ANALYTICS = ["__hstc", "__hssc", "hubspotutk", "_ga", "_ga_TEST0001", "_gat"];
const OPT_OUT = "__hs_do_not_track";
const OURS = ["ads_track_allowed", "analytics_track_allowed", "utm_params", "test_session"];
const all = [...ADS, ...ANALYTICS, OPT_OUT, ...OURS];

beforeEach(clearBrowser);
afterEach(() => {
  jest.useRealTimers();
});

test.each<[string, Consent, string[]]>([
  ["both granted", answered("granted", "granted"), [OPT_OUT]],
  ["both denied", answered("denied", "denied"), [...ADS, ...ANALYTICS]],
  ["analytics alone", answered("granted", "denied"), [...ADS, OPT_OUT]],
  ["ads alone", answered("denied", "granted"), ANALYTICS],
])("with %s these cookies are deleted", (_, consent, gone) => {
  expect(unwantedCookies(all, vendors, consent)).toEqual(gone);
});

test("cookies are deleted at once, and a second later under the consent at that time", () => {
  jest.useFakeTimers();
  let consent = answered("denied", "denied");
  const write = (...names: string[]) => names.forEach((name) => (document.cookie = `${name}=1`));
  write("_ga", "_gcl_au", "utm_params");
  deleteUnwantedCookies(vendors, () => consent);
  expect(document.cookie).toBe("utm_params=1");
  write("_ga", "_gcl_au");
  consent = answered("granted", "denied");
  jest.advanceTimersByTime(1000);
  expect(document.cookie.split("; ").sort()).toEqual(["_ga=1", "utm_params=1"]);
});
