import { expect, test } from "@jest/globals";
import { isGranted, parseConsent, type Consent } from "./consent";

const read = (cookies: Readonly<Record<string, string>>) => (name: string) =>
  Object.hasOwn(cookies, name) ? (cookies[name] ?? null) : null;

const answered = (analytics: string, ads: string) => ({ status: "answered", analytics, ads });

test.each([
  ["neither cookie", {}, { status: "unanswered" }],
  ["both granted", cookies("granted", "granted"), answered("granted", "granted")],
  ["both denied", cookies("denied", "denied"), answered("denied", "denied")],
  ["analytics alone granted", cookies("granted", "denied"), answered("granted", "denied")],
  ["ads alone granted", cookies("denied", "granted"), answered("denied", "granted")],
  ["one cookie, of analytics", cookies("granted"), answered("granted", "denied")],
  ["one cookie, of ads", cookies(undefined, "granted"), answered("denied", "granted")],
  ["one cookie that denies", cookies("denied"), answered("denied", "denied")],
  ["a corrupted cookie", cookies("yes"), { status: "unanswered" }],
  ["two corrupted cookies", cookies("", "GRANTED"), { status: "unanswered" }],
  ["one corrupted of two", cookies("granted", "granted "), answered("granted", "denied")],
  ["cookies of other names", { ads: "granted", __proto__: "granted" }, { status: "unanswered" }],
])("%s", (_, stored, consent) => {
  expect(parseConsent(read(stored))).toEqual(consent);
});

function cookies(analytics?: string, ads?: string): Record<string, string> {
  return {
    ...(analytics !== undefined && { analytics_track_allowed: analytics }),
    ...(ads !== undefined && { ads_track_allowed: ads }),
  };
}

test.each<[string, Consent, boolean, boolean]>([
  ["no answer", { status: "unanswered" }, false, false],
  ["analytics alone", { status: "answered", analytics: "granted", ads: "denied" }, true, false],
  ["ads alone", { status: "answered", analytics: "denied", ads: "granted" }, false, true],
])("%s: analytics %s", (_, consent, analytics, ads) => {
  expect(isGranted(consent, "analytics")).toBe(analytics);
  expect(isGranted(consent, "ads")).toBe(ads);
});
