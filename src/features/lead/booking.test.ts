import { describe, expect, test } from "@jest/globals";
import { bookingLink, bookingQuery, splitName } from "./booking";

const asha = { email: "asha@example.co", name: "Asha Rao" };
const QUERY = "email=asha%40example.co&firstname=Asha&lastname=Rao";

test.each([
  ["Asha Rao", "Asha", "Rao"],
  ["Asha van  der\u00A0Berg", "Asha", "van  der\u00A0Berg"],
  ["   ", "", ""],
  ["Asha-Rao", "Asha-Rao", ""],
])("the name %j is split into %j and %j", (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
});

describe("the booking link", () => {
  test.each([
    ["https://booking.example", `https://booking.example?${QUERY}`],
    ["https://booking.example/team?", `https://booking.example/team?${QUERY}`],
    ["https://booking.example/team?a=1", `https://booking.example/team?a=1&${QUERY}`],
    ["https://booking.example/team?a=1&", `https://booking.example/team?a=1&${QUERY}`],
    ["https://booking.example/team?a=b?", `https://booking.example/team?a=b?&${QUERY}`],
    ["https://booking.example/?a=1#top?b#c", `https://booking.example/?a=1&${QUERY}#top?b#c`],
  ])("%s becomes %s", (own, link) => {
    expect(bookingLink(own, asha)).toBe(link);
  });

  test("a lone surrogate becomes U+FFFD", () => {
    expect(bookingQuery({ email: "asha@example.co", name: "As\uD83Dha R\uDE42" })).toBe(
      "email=asha%40example.co&firstname=As%EF%BF%BDha&lastname=R%EF%BF%BD",
    );
  });
});

test("the query has exactly three keys, empty ones too, from trimmed values", () => {
  expect(bookingQuery({ email: " asha@example.co\u200B ", name: " Asha " })).toBe(
    "email=asha%40example.co&firstname=Asha&lastname=",
  );
});
