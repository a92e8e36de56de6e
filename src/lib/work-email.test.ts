import { expect, test } from "@jest/globals";
import { isEmail, isWorkEmail, trimEmail } from "./work-email";

test.each([
  "asha@example.co",
  "asha@live.example.com",
  "asha@notgmail.com",
  "gmail.com@example.com",
  "o'brien@example.com",
  "asha_rao-1@mail.example-group.co.in",
  "ASHA@EXAMPLE.COM",
  " asha@example.co\t",
  "\u200Easha@example.co\u200B",
  "आशा@example.in",
  "asha@उदाहरण.भारत",
  "asha@xn--p1b6ci4b4b3a.xn--h2brj9c",
  `${"a".repeat(64)}@${"b".repeat(60)}.example`,
])("%j is a work address", (email) => {
  expect(isWorkEmail(email)).toBe(true);
});

test.each([
  "",
  " ",
  "asha",
  "asha@",
  "asha@example",
  "asha@example.c",
  "asha@example..com",
  "asha@-example.com",
  "asha@example.com.",
  "asha@example.123",
  "asha@127.0.0.1",
  "asha@ex_ample.com",
  "asha@@example.com",
  "asha rao@example.com",
  "asha@example.com, b@example.com",
  ".asha@example.com",
  "<asha@example.com>",
  "mailto:asha@example.com",
  '"asha"@example.com',
  "asha@exam\u200Bple.com",
  "as\u3164ha@example.com",
  "asha@exam\uFE0Fple.com",
  "as\0ha@example.com",
  "as\uD83Dha@example.com",
  "asha@example。com",
  `${"a".repeat(250)}@example.com`,
])("%j does not look like an address", (email) => {
  expect(isEmail(email)).toBe(false);
});

test("a long text that is no address is refused at once", () => {
  const texts = ["a".repeat(500), `a@${"a-".repeat(120)}`, `a@${"a.".repeat(120)}`];
  for (const text of texts) expect(isEmail(text)).toBe(false);
});

test.each([
  ["asha@example.co", "asha@example.co"],
  [" \tasha@example.co\n", "asha@example.co"],
  ["\u202A\u00A0asha@example.co\u200B \u202C", "asha@example.co"],
  ["\u3164asha@example.co\uFE0F\u034F", "asha@example.co"],
  [" \u200B", ""],
])("%j is sent as %j", (typed, sent) => {
  expect(trimEmail(typed)).toBe(sent);
});
