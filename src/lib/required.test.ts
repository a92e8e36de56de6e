import { expect, test } from "@jest/globals";
import { required } from "./required";

test.each([["text"], [""], [0], [false]])("%j is there", (value) => {
  expect(required(value, "It")).toBe(value);
});

test.each([[null], [undefined]])("%j is missing, and the message says what", (value) => {
  expect(() => required(value, "content/settings.yml")).toThrow("content/settings.yml is missing.");
});
