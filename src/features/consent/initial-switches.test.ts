import { expect, test } from "@jest/globals";
import type { Consent } from "./consent";
import { initialSwitches, sendsPrivacySignal } from "./initial-switches";

const UNANSWERED: Consent = { status: "unanswered" };
const yesToAds: Consent = { status: "answered", analytics: "denied", ads: "granted" };

test.each<[string, Consent, boolean, boolean, boolean]>([
  ["no answer", UNANSWERED, false, true, true],
  ["no answer and the signal", UNANSWERED, true, true, false],
  ["an answer", yesToAds, false, false, true],
  ["an answer that outranks the signal", yesToAds, true, false, true],
])("%s", (_, consent, hasSignal, analytics, ads) => {
  expect(initialSwitches(consent, hasSignal)).toEqual({ analytics, ads });
});

test.each([
  ["true", { globalPrivacyControl: true }, true],
  ["false", { globalPrivacyControl: false }, false],
  ["a string", { globalPrivacyControl: "1" }, false],
  ["none", {}, false],
])("a signal that is %s", (_, browser, isSent) => {
  expect(sendsPrivacySignal(browser)).toBe(isSent);
});
