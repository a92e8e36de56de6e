import { expect, test } from "@jest/globals";
import { cookieSize } from "../../lib/cookies";
import { parseAttribution, updateAttribution } from "./attribution";

const SITE = "https://site.example";
const LARGEST_COOKIE = 3800;

function land(query: Readonly<Record<string, string>>, path = "/") {
  const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return updateAttribution(`${SITE}${path}?${search.join("&")}`, null);
}

const sizeOf = (record: object) => cookieSize(JSON.stringify(record));

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

/** Many keys with the same value. */
const many = (count: number, value: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`utm_${index}`, value]));

test("a value of 500 characters is kept, a longer one is cut", () => {
  const { utm_a, utm_b } = land({ utm_a: "a".repeat(500), utm_b: "b".repeat(501) });
  expect(utm_a).toBe("a".repeat(500));
  expect(utm_b).toBe("b".repeat(500));
});

test("a cut does not split a character", () => {
  const { utm_a = "" } = land({ utm_a: `${"a".repeat(499)}🙂` });
  expect(utm_a).toBe("a".repeat(499));
});

test("at most 30 keys are kept: the first of the campaign, and the landing", () => {
  const record = land(many(10_000, "x"));
  expect(Object.keys(record)).toEqual([
    ...Array.from({ length: 28 }, (_, index) => `utm_${index}`),
    "landing_path",
    "landing_url",
  ]);
});

test.each([
  ["a value of 1 MB", { utm_a: "a".repeat(1_000_000) }],
  ["many long values", many(40, "a".repeat(600))],
  ["Devanagari", many(5, "अ".repeat(400))],
  ["one long value of Devanagari", { utm_a: "अ".repeat(1000) }],
  ["emoji", many(8, "🙂".repeat(300))],
  ["control characters", many(10, "\0".repeat(500))],
  ["quotes", many(10, '"\\'.repeat(200))],
  ["a key of 1 MB", { [`utm_${"k".repeat(1_000_000)}`]: "x" }],
  ["many long keys", longKeys("k")],
  ["many long keys of Devanagari", longKeys("अ")],
  ["many long keys of emoji", longKeys("🙂")],
])("%s: the cookie takes at most 3,800 bytes, and names the landing", (_, query) => {
  const record = land(query, "/blog/");
  expect(sizeOf(record)).toBeLessThanOrEqual(LARGEST_COOKIE);
  expect(record).toHaveProperty("landing_path");
  expect(record).toHaveProperty("landing_url");
  expect(Object.values(record).every(isWellFormed)).toBe(true);
  expect(parseAttribution(JSON.stringify(record))).toEqual(record);
});

function longKeys(character: string): Record<string, string> {
  const keys = Array.from({ length: 28 }, (_, index) => `utm_${character.repeat(90)}${index}`);
  return Object.fromEntries(keys.map((key) => [key, "x"]));
}

test("the longest values are cut first, and no more than needed", () => {
  const short = { utm_source: "newsletter", utm_medium: "e-mail" };
  const record = land({ ...short, utm_a: "अ".repeat(300), utm_b: "आ".repeat(200) }, "/blog/");
  expect(record).toMatchObject({ ...short, landing_path: "/blog/" });
  expect(record.utm_a).toHaveLength(record.utm_b?.length ?? 0);
  expect(sizeOf(record)).toBeGreaterThan(LARGEST_COOKIE - 100);
});

test("keys that are too long for any cookie are dropped, the others stay", () => {
  const record = land({ utm_source: "mail", [`utm_${"k".repeat(5000)}`]: "x", utm_term: "y" });
  expect(Object.keys(record)).toEqual(["utm_source", "utm_term", "landing_path", "landing_url"]);
  expect(record).toMatchObject({ utm_source: "mail", utm_term: "y" });
});
