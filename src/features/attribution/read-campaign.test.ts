import { expect, test } from "@jest/globals";
import { readCampaign } from "./attribution";

test.each([
  ["none", "", {}],
  ["other keys", "?a=1&my_utm_x=2&utm=3&UTM_SOURCE=4", {}],
  ["the usual ones", "?utm_source=a&utm_medium=b", { utm_source: "a", utm_medium: "b" }],
  ["any key", "?utm_=a&utm_x-y.z=b&utm_आ=c", { utm_: "a", "utm_x-y.z": "b", utm_आ: "c" }],
  ["a repeated key: its first", "?utm_a=1&utm_a=2&utm%5Fa=3", { utm_a: "1" }],
  ["an equals sign in a value", "?utm_a=b=c==", { utm_a: "b=c==" }],
  ["plus as space", "?utm_a=summer+sale+", { utm_a: "summer sale " }],
  ["values decoded once", "?utm_a=%2520&utm_b=%252B%2541", { utm_a: "%20", utm_b: "%2B%41" }],
  [
    "malformed escapes kept",
    "?utm_a=100%&utm_b=%zz%4&utm_%=c",
    { utm_a: "100%", utm_b: "%zz%4", "utm_%": "c" },
  ],
  [
    "Latin-1 kept, the rest decoded",
    "?utm_a=Caf%E9%20Paris%20%26%E9",
    { utm_a: "Caf%E9 Paris &%E9" },
  ],
  [
    "overlong forms and encoded surrogates kept",
    "?utm_a=%C0%AF%ED%A0%BD",
    { utm_a: "%C0%AF%ED%A0%BD" },
  ],
  ["&amp; as &", "?utm_a=1&amp;utm_b=2&AMP;utm_c=3", { utm_a: "1", utm_b: "2", utm_c: "3" }],
  ["an encoded &amp;", "?utm_a=1&amp%3Butm_b=2", { utm_a: "1", utm_b: "2" }],
  ["a later ? as &", "?x=1?utm_a=1?utm_b=2", { utm_a: "1", utm_b: "2" }],
  ["a click ID", "?gclid=EAIaIQ&x=1", { gclid: "EAIaIQ" }],
  [
    "the click IDs of others, beside utm_ keys too",
    "?msclkid=1&utm_a=2&fbclid=3&li_fat_id=4",
    { msclkid: "1", utm_a: "2", fbclid: "3", li_fat_id: "4" },
  ],
  ["an empty click ID: none", "?gclid=&gclid", {}],
  ["markup as it is", "?utm_a=%3Cscript%3E&utm_b=<b>", { utm_a: "<script>", utm_b: "<b>" }],
])("%s", (_, search, utm) => {
  expect(readCampaign(search)).toEqual(utm);
});

test.each([
  "asha@example.co",
  "asha%40example.co",
  "+91 98765 43210",
  "9876543210",
  "+1 415 555 0142",
  "0049 1512 345678",
  "९८७६५ ४३२१०",
])("%j as a value is personal and dropped, the rest stays", (value) => {
  const encoded = encodeURIComponent(value);
  expect(readCampaign(`?utm_term=${encoded}&utm_id=1&gclid=${encoded}`)).toEqual({ utm_id: "1" });
  // Written by someone who encodes no plus.
  const plain = encoded.replace("%2B", "+");
  expect(readCampaign(`?utm_term=${plain}&utm_id=1`)).toEqual({ utm_id: "1" });
});

test.each([
  ["the ID of a campaign", "20512345678"],
  ["a date", "2026-01-31"],
  ["a version", "4.1.2"],
])("%s is not personal: %s", (_, value) => {
  expect(readCampaign(`?utm_term=${value}`)).toEqual({ utm_term: value });
});

test.each(["__proto__", "constructor", "toString"])(
  "%s is ignored, and a plain key after the prefix",
  (name) => {
    const utm = readCampaign(`?${name}=a&utm_${name}=b&${name}[x]=c`);
    expect(Object.entries(utm)).toEqual([[`utm_${name}`, "b"]]);
    expect(Object.getPrototypeOf(utm)).toBe(Object.prototype);
    expect({}).not.toHaveProperty("x");
  },
);
