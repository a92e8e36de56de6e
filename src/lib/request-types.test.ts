import { expect, test } from "@jest/globals";
import { parseRequestType, requestTypes } from "./request-types";

test("every request type is read", () => {
  expect(requestTypes.map(parseRequestType)).toEqual(requestTypes);
});

test.each(["", "demo", "DEMO-CALLBACK", "toString", "__proto__"])("%j is not one", (type) => {
  expect(parseRequestType(type)).toBeNull();
});
