import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { leadAddress, publicAddress } from "./public-address";

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
  ["click IDs", "/?gclid=1&msclkid=2&fbclid=3&li_fat_id=4&wbraid=5&utm_id=6", "/?utm_id=6"],
  ["a phone number as a campaign's value", "/?utm_term=+91+98765+43210&utm_id=1", "/?utm_id=1"],
  ["a personal key after &amp; or ?", "/?utm_id=1&amp;email=a?name=b", "/?utm_id=1"],
  ["an e-mail address in the path", "/a/asha@example.co/?utm_id=1", "/a/-/?utm_id=1"],
  ["a phone number in the path", "/call/+919876543210/", "/call/-/"],
  ["the hash", "/tools/landed-cost/#v1.abc", "/tools/landed-cost/"],
  ["a hash with a question mark", "/?email=a#a?email=b#c", "/"],
])("%s: removed, the rest stays", (_, address, cleaned) => {
  expect(publicAddress(SITE + address)).toBe(SITE + cleaned);
});

test.each([
  ["no query", "/a/"],
  ["campaign keys in their order", "/?utm_source=b&utm_medium=a&utm_source=c"],
  ["malformed escapes in a value", "/?utm_term=100%"],
  ["a filter", "/integrations/?kind=banks"],
])("%s: nothing is changed", (_, address) => {
  expect(publicAddress(SITE + address)).toBe(SITE + address);
});

test.each([
  [
    "/?ref=partner&x=1&utm_source=a&gclid=b&q=steel",
    "/?ref=partner&x=1&utm_source=a&gclid=b&q=steel",
  ],
  ["/?a=1&amp;b=2?c=3", "/?a=1&b=2&c=3"],
  ["/tools/?a=%zz#tool=1.abc", "/tools/?a=%zz"],
  ["/?email=a&firstname=b&lastname=c&phone=d&name=e&token=f&x=1", "/?x=1"],
  ["/?E-Mail=a&first_name=b&user[phone]=c&access_token=d&%6Eame=e&x=1", "/?x=1"],
  ["/?ref=asha%40example.co&id=%2B919876543210&x=1", "/?x=1"],
])("a lead keeps every key of %s but personal ones", (address, kept) => {
  expect(leadAddress(SITE + address)).toBe(SITE + kept);
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
