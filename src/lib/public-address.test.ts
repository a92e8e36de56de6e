import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { publicAddress } from "./public-address";

const SITE = "https://site.example";

test.each([
  ["keys of the booking hand-over", "/?email=a&firstname=b&lastname=c", "/"],
  [
    "other personal keys",
    "/a/?phone=98&name=Asha&token=t&mobile=1&utm_source=x",
    "/a/?utm_source=x",
  ],
  ["the search text", "/search/?utm_source=x&q=asha", "/search/?utm_source=x"],
  ["an encoded name", "/?%65mail=a&utm_id=1", "/?utm_id=1"],
  [
    "an e-mail address as a campaign's value",
    "/?utm_content=asha%40example.co&utm_id=1",
    "/?utm_id=1",
  ],
  ["a campaign key of someone's own", "/?utm_email=a&utm_term=b", "/?utm_term=b"],
  ["a malformed escape in a key", "/?%zz=1&gclid=2", "/?gclid=2"],
  ["a question mark in the query", "/?gclid=1?&email=a", "/?gclid=1?"],
  ["the hash", "/tools/landed-cost/#v1.abc", "/tools/landed-cost/"],
  ["a hash with a question mark", "/?email=a#a?email=b#c", "/"],
])("%s: removed, the rest stays", (_, address, cleaned) => {
  expect(publicAddress(SITE + address)).toBe(SITE + cleaned);
});

test.each([
  ["no query", "/a/"],
  ["campaign keys in their order", "/?utm_source=b&utm_medium=a&utm_source=c"],
  ["click identifiers", "/?gclid=EAIaIQ&wbraid=2"],
  ["escapes and plus signs", "/?utm_campaign=steel+week%20%2B&utm_term=%C3%A9"],
  ["malformed escapes in a value", "/?utm_term=100%"],
  ["filters", "/case-study/?industry=logistics"],
])("%s: nothing is changed", (_, address) => {
  expect(publicAddress(SITE + address)).toBe(SITE + address);
});

test("no value of any other key survives", () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true }), fc.string(), fc.uuid(), (url, key, secret) => {
      const name = encodeURIComponent(`x${key}`);
      expect(publicAddress(`${url}?${name}=${secret}&email=${secret}#${secret}`)).not.toContain(
        secret,
      );
    }),
  );
});
