import { expect, test } from "@jest/globals";
import { LONGEST_QUERY, parseQuery, withQuery } from "./address";

test.each([
  ["", "landed cost", "?q=landed+cost"],
  ["?utm_source=x&q=old", "a&b", "?utm_source=x&q=a%26b"],
  ["?q=old&region=us", " ", "?region=us"],
  ["?q=old", "", ""],
])("%s with %j is %s", (search, text, query) => {
  expect(withQuery(search, text)).toBe(query);
});

test.each([
  ["", ""],
  ["?q=landed+cost", "landed cost"],
  ["?q=%F0%9F", "\uFFFD"],
  ["?q=%3Cb%3E&q=second", "<b>"],
  [`?q=${"a".repeat(500)}`, "a".repeat(LONGEST_QUERY)],
])("%s is read", (search, text) => {
  expect(parseQuery(search)).toBe(text);
});
