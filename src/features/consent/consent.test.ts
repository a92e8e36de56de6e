import { expect, test } from "@jest/globals";
import { parseConsent } from "./consent";

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
