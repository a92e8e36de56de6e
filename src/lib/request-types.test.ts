import { expect, test } from "@jest/globals";
import { parseRequestType } from "./request-types";

test.each([
  "demo-callback",
  "sales-callback",
  "capital",
  "prodiscover",
  "supplier",
  "channel-partner",
  "case-study",
])("%s is a request type", (type) => {
  expect(parseRequestType(type)).toBe(type);
});

test.each(["", "demo", "DEMO-CALLBACK", "toString", "__proto__"])("%j is none", (type) => {
  expect(parseRequestType(type)).toBeNull();
});
