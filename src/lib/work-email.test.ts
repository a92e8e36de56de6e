import { describe, expect, test } from "@jest/globals";
import { isEmail, isWorkEmail, trimEmail } from "./work-email";

const providers = [
  ...["gmail", "yahoo", "ymail", "reddif", "bing", "live", "icloud", "hotmail", "msn", "aol"],
  ...["protonmail", "outlook", "rediff", "rediffmail", "googlemail"],
];

describe.each(providers)("%s", (name) => {
  test.each([
    `asha@${name}.com`,
    `asha@${name}.in`,
    `asha@${name}.co.in`,
    `asha@${name}.com.br`,
    `asha@${name}.co.uk`,
    `asha@${name}.ne.jp`,
    `asha@mail.${name}.com`,
    `asha@a.b.${name}.co.in`,
    `ASHA@${name.toUpperCase()}.COM`,
    `  asha@${name}.com `,
    `\u202Aasha@${name}.com\u202C`,
  ])("%j is no work address", (email) => {
    expect(isWorkEmail(email)).toBe(false);
  });

  test.each([
    `asha@${name}.example.com`,
    `asha@not${name}.com`,
    `asha@${name}s.com`,
    `asha@${name}-group.com`,
    `asha@${name}.example.co.in`,
    `asha@example.${name}`,
    `${name}.com@example.com`,
  ])("%j is a work address", (email) => {
    expect(isWorkEmail(email)).toBe(true);
  });
});

test.each([
  "asha@example.co",
  "asha.rao@example.com",
  "asha+tender@example.org",
  "a@b.example",
  "o'brien@example.com",
  "asha_rao-1@mail.example-group.co.in",
  "123@456.example",
  "asha@1.example",
  "ASHA@EXAMPLE.COM",
  " asha@example.co\t",
  "\u200Easha@example.co\u200B",
  "आशा@example.in",
  "asha@उदाहरण.भारत",
  "asha@例え.テスト",
  "asha@xn--p1b6ci4b4b3a.xn--h2brj9c",
  "asha@münchen.example",
  `${"a".repeat(64)}@${"b".repeat(60)}.example`,
])("%j is a work address", (email) => {
  expect(isWorkEmail(email)).toBe(true);
});

test.each([
  "",
  " ",
  "asha",
  "@example.com",
  "asha@",
  "asha@example",
  "asha@.com",
  "asha@example.",
  "asha@example.c",
  "asha@example..com",
  "asha@-example.com",
  "asha@example-.com",
  "asha@example.com-",
  "asha@example.com.",
  "asha@example.123",
  "asha@127.0.0.1",
  "asha@[127.0.0.1]",
  "asha@ex_ample.com",
  "asha@@example.com",
  "asha@rao@example.com",
  "asha rao@example.com",
  "asha@exam ple.com",
  "asha@example.com, b@example.com",
  "asha@example.com;",
  ".asha@example.com",
  "asha.@example.com",
  "as..ha@example.com",
  "<asha@example.com>",
  "Asha <asha@example.com>",
  "mailto:asha@example.com",
  '"asha"@example.com',
  "asha\\@example.com",
  "asha@exam\u200Bple.com",
  "\u200B@example.com",
  "as\0ha@example.com",
  "as\uD83Dha@example.com",
  "asha@example。com",
  `${"a".repeat(250)}@example.com`,
])("%j does not look like an address", (email) => {
  expect(isWorkEmail(email)).toBe(false);
});

test.each(["asha@gmail.com", "asha@example.co", " asha@yahoo.co.in "])(
  "%j is an address",
  (email) => {
    expect(isEmail(email)).toBe(true);
  },
);

test.each(["", "asha", "asha@example", "a..b@gmail.com"])("%j is no address", (text) => {
  expect(isEmail(text)).toBe(false);
});

test("a long text that is no address is refused at once", () => {
  const texts = ["a".repeat(500), `a@${"a-".repeat(120)}`, `a@${"a.".repeat(120)}`];
  for (const text of texts) expect(isWorkEmail(text)).toBe(false);
});

test.each([
  ["asha@example.co", "asha@example.co"],
  [" \tasha@example.co\n", "asha@example.co"],
  ["\u202A\u00A0asha@example.co\u200B \u202C", "asha@example.co"],
  [" \u200B", ""],
])("%j is sent as %j", (typed, sent) => {
  expect(trimEmail(typed)).toBe(sent);
});
