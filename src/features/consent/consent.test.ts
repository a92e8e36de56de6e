import { expect, test } from "@jest/globals";
import { isGranted, parseConsent, type Consent } from "./consent";

const UNANSWERED = { status: "unanswered" };
const answered = (analytics: string, ads: string) => ({ status: "answered", analytics, ads });

test.each([
  [null, null, UNANSWERED],
  ["granted", "granted", answered("granted", "granted")],
  ["denied", "denied", answered("denied", "denied")],
  ["granted", null, answered("granted", "denied")],
  [null, "granted", answered("denied", "granted")],
  ["yes", null, UNANSWERED],
  ["", "GRANTED", UNANSWERED],
  ["granted", "granted ", answered("granted", "denied")],
  [true, { granted: true }, UNANSWERED],
])("analytics %j and ads %j", (analytics, ads, consent) => {
  expect(parseConsent({ analytics, ads })).toEqual(consent);
});

test.each<[string, Consent, boolean, boolean]>([
  ["no answer", { status: "unanswered" }, false, false],
  ["analytics alone", { status: "answered", analytics: "granted", ads: "denied" }, true, false],
  ["ads alone", { status: "answered", analytics: "denied", ads: "granted" }, false, true],
])("%s: analytics %s", (_, consent, analytics, ads) => {
  expect(isGranted(consent, "analytics")).toBe(analytics);
  expect(isGranted(consent, "ads")).toBe(ads);
});
