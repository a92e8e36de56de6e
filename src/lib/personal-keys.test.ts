import { expect, test } from "@jest/globals";
import { withoutPersonalKeys } from "./personal-keys";

const SITE = "https://site.example";

test.each([
  ["one key", "/?email=asha@example.co", "/"],
  ["all three", "/a/?email=a&firstname=b&lastname=c", "/a/"],
  ["the search text", "/search/?utm_source=x&q=a%40example.co", "/search/?utm_source=x"],
  ["any case", "/?Email=a&FIRSTNAME=b&lastName=c&x=1", "/?x=1"],
  ["an encoded name", "/?%65mail=a&first%6Eame=b&x=1", "/?x=1"],
  ["an encoded name in upper case", "/?%45MAIL=a&x=1", "/?x=1"],
  ["repeated ones", "/?email=a&x=1&email=b&EMAIL=c", "/?x=1"],
  ["no value", "/?email&x=1", "/?x=1"],
  ["an empty value", "/?x=1&email=", "/?x=1"],
  ["an equals sign in the value", "/?email=a=b&x=1", "/?x=1"],
  ["a question mark in the query", "/?x=1?&email=a", "/?x=1?"],
  ["a hash", "/?email=a&x=1#email=b", "/?x=1#email=b"],
  ["a hash with a question mark", "/?email=a#a?email=b#c", "/#a?email=b#c"],
  ["a tool's figures", "/tools/a/?x=1#tool=1.eJw", "/tools/a/?x=1"],
  ["a tool's figures and a key", "/tools/a/?email=a#tool=1.e#J", "/tools/a/"],
  ["a hash and nothing else left", "/a/?email=a#top", "/a/#top"],
])("%s: personal keys are removed, the rest stays", (_, address, cleaned) => {
  expect(withoutPersonalKeys(SITE + address)).toBe(SITE + cleaned);
});

test.each([
  ["no query", "/a/"],
  ["a bare question mark", "/a/?"],
  ["a bare hash", "/a/#"],
  ["other keys in their order", "/?b=2&a=1&b=3"],
  ["empty pairs", "/?a=1&&b=2&"],
  ["keys that only look like them", "/?e-mail=a&emails=b&utm_email=c&my.email=d&first=e"],
  ["the words as values", "/?x=email&y=firstname"],
  ["the words in the path", "/email/firstname=a/"],
  ["the words in the hash alone", "/#?email=a&lastname=b"],
  ["malformed escapes", "/?%zz=1&email%=2&%E0%A4=3&a=%"],
  ["plus signs and escapes", "/?a=1+2%20%2B&c=%C3%A9"],
])("%s: nothing is changed", (_, address) => {
  expect(withoutPersonalKeys(SITE + address)).toBe(SITE + address);
});

test("a path without an origin works, too", () => {
  expect(withoutPersonalKeys("/a/?email=b&c=d")).toBe("/a/?c=d");
  expect(withoutPersonalKeys("")).toBe("");
});
