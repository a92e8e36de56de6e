import { expect, test } from "@jest/globals";
import { readUtm } from "./attribution";

test.each([
  ["none", "", {}],
  ["other keys", "?a=1&my_utm_x=2&utm=3&UTM_SOURCE=4", {}],
  ["the usual ones", "?utm_source=a&utm_medium=b", { utm_source: "a", utm_medium: "b" }],
  ["any key", "?utm_=a&utm_x-y.z=b&utm_आ=c", { utm_: "a", "utm_x-y.z": "b", utm_आ: "c" }],
  ["an encoded key", "?%75tm_a=1&utm%5Fb=2", { utm_a: "1", utm_b: "2" }],
  ["a repeated key: its first", "?utm_a=1&utm_a=2&utm%5Fa=3", { utm_a: "1" }],
  ["an empty value", "?utm_a=&utm_b", { utm_a: "", utm_b: "" }],
  ["an equals sign in a value", "?utm_a=b=c==", { utm_a: "b=c==" }],
  ["plus as space", "?utm_a=summer+sale+", { utm_a: "summer sale " }],
  ["an encoded plus as plus", "?utm_a=a%2Bb", { utm_a: "a+b" }],
  ["values decoded once", "?utm_a=%2520&utm_b=%252B%2541", { utm_a: "%20", utm_b: "%2B%41" }],
  ["UTF-8", "?utm_a=%E0%A4%86%20%C3%A9%F0%9F%99%82", { utm_a: "आ é🙂" }],
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
  ["a broken sequence kept", "?utm_a=%E0%A4%41%80", { utm_a: "%E0%A4A%80" }],
  [
    "overlong forms and encoded surrogates kept",
    "?utm_a=%C0%AF%ED%A0%BD",
    { utm_a: "%C0%AF%ED%A0%BD" },
  ],
  ["markup as it is", "?utm_a=%3Cscript%3E&utm_b=<b>", { utm_a: "<script>", utm_b: "<b>" }],
])("%s", (_, search, utm) => {
  expect(readUtm(search)).toEqual(utm);
});

test.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])(
  "%s is ignored, and a plain key after the prefix",
  (name) => {
    const utm = readUtm(`?${name}=a&utm_${name}=b&${name}[x]=c`);
    expect(Object.entries(utm)).toEqual([[`utm_${name}`, "b"]]);
    expect(Object.getPrototypeOf(utm)).toBe(Object.prototype);
    expect({}).not.toHaveProperty("x");
  },
);
