import { expect, test } from "@jest/globals";
import { cookieSize } from "../../lib/cookies";
import { parseAttribution, updateAttribution, withSubmission } from "./attribution";

const SITE = "https://site.example";

test("the first page of a visit is recorded, without campaign keys too, and never with personal ones", () => {
  expect(
    updateAttribution(
      `${SITE}/about/?region=in&email=asha@example.co&Firstname=Asha&ref=a&lastname=Rao&phone=98#b`,
      null,
    ),
  ).toEqual({
    landing_path: "/about/",
    landing_url: `${SITE}/about/?region=in&ref=a`,
  });
});

const stored = { utm_source: "mail", utm_term: "x", landing_path: "/", landing_url: `${SITE}/` };

test.each([
  ["a campaign link", "utm_source=ads", { utm_source: "ads" }],
  ["an ad, although only the click ID names it", "gclid=EAIaIQ", { gclid: "EAIaIQ" }],
])("a later visit from %s replaces the record", (_, query, campaign) => {
  expect(updateAttribution(`${SITE}/blog/?${query}`, stored)).toEqual({
    ...campaign,
    landing_path: "/blog/",
    landing_url: `${SITE}/blog/?${query}`,
  });
});

test.each(["/blog/", "/?x=1", "/#utm_source=ads", "/?gclid=", "/?utm_id=a@b.co"])(
  "%s has no campaign and changes nothing",
  (address) => {
    expect(updateAttribution(SITE + address, stored)).toBe(stored);
  },
);

test("a lead names the page it was sent from, with every query key but personal ones, and without the figures of a tool", () => {
  const record = { utm_source: "mail", landing_path: "/", landing_url: `${SITE}/` };
  expect(
    withSubmission(record, `${SITE}/request-demo/?lastname=Rao&gclid=1&amp;plan=pro#tool=2.q1b`),
  ).toEqual({
    ...record,
    submission_path: "/request-demo/",
    submission_url: `${SITE}/request-demo/?gclid=1&plan=pro`,
  });
});

test.each([
  ["nothing", null],
  ["broken JSON", '{"utm_source":"ma'],
  ["an empty record", "{}"],
  ["keys of another kind", '{"a":"1","__proto__":"2","constructor":"3","landing":"4"}'],
  ["values of another kind", '{"utm_a":1,"utm_b":null,"utm_c":{"x":"y"},"landing_url":["a"]}'],
])("a cookie of %s is ignored", (_, stored) => {
  expect(parseAttribution(stored)).toBeNull();
});

test("unknown keys and values of a cookie are dropped", () => {
  const stored =
    '{"utm_a":"1","gclid":"2","email":"asha@example.co","landing_path":"/","landing_url":"x","utm_b":2,"__proto__":{"utm_c":"3"},"utm___proto__":"4"}';
  const record = parseAttribution(stored) ?? {};
  expect(Object.entries(record)).toEqual([
    ["utm_a", "1"],
    ["gclid", "2"],
    ["landing_path", "/"],
    ["landing_url", "x"],
    ["utm___proto__", "4"],
  ]);
  expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
});

test("a cookie beyond the limits is cut to them", () => {
  const entries = Array.from({ length: 40 }, (_, index) => [`utm_${index}`, "a".repeat(600)]);
  const record = parseAttribution(JSON.stringify(Object.fromEntries(entries))) ?? {};
  expect(Object.keys(record)).toHaveLength(30);
  expect(record.utm_0).toHaveLength(500);
});

/** The record of a landing with a query. */
function land(query: Readonly<Record<string, string>>) {
  const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return updateAttribution(`${SITE}/?${search.join("&")}`, null);
}

test("a value of 500 characters is kept, a longer one is cut, not within a character", () => {
  const record = land({
    utm_a: "a".repeat(500),
    utm_b: "b".repeat(501),
    utm_c: `${"c".repeat(499)}🙂`,
  });
  expect(record).toMatchObject({
    utm_a: "a".repeat(500),
    utm_b: "b".repeat(500),
    utm_c: "c".repeat(499),
  });
});

test("at most 30 keys are kept: the first of the campaign, and the landing", () => {
  const keys = Array.from({ length: 10_000 }, (_, index): [string, string] => [
    `utm_${index}`,
    "x",
  ]);
  expect(Object.keys(land(Object.fromEntries(keys)))).toEqual([
    ...Array.from({ length: 28 }, (_, index) => `utm_${index}`),
    "landing_path",
    "landing_url",
  ]);
});

test("the longest values are cut first, and no more than needed", () => {
  const short = { utm_source: "newsletter", utm_medium: "e-mail" };
  const record = land({ ...short, utm_a: "अ".repeat(300), utm_b: "आ".repeat(200) });
  expect(record).toMatchObject({ ...short, landing_path: "/" });
  expect(record.utm_a).toHaveLength(record.utm_b?.length ?? 0);
  expect(cookieSize(JSON.stringify(record))).toBeGreaterThan(3700);
});

test("keys that are too long for any cookie are dropped, the others stay", () => {
  const record = land({ utm_source: "mail", [`utm_${"k".repeat(1_000_000)}`]: "x", utm_term: "y" });
  expect(Object.keys(record)).toEqual(["utm_source", "utm_term", "landing_path", "landing_url"]);
  expect(record).toMatchObject({ utm_source: "mail", utm_term: "y" });
});
