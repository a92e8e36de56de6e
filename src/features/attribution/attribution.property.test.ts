import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseAttribution, readCampaign, updateAttribution, withSubmission } from "./attribution";

const LARGEST_COOKIE = 3800;

const text = fc.oneof(fc.string({ unit: "binary", maxLength: 700 }), fc.constantFrom("__proto__"));
const suffix = fc.oneof(
  { weight: 8, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  fc.constant("__proto__"),
  // Many of them, or one, take all the room of the cookie.
  fc.string({ unit: fc.constantFrom("k", "अ", "🙂"), minLength: 90, maxLength: 1000 }),
);
const pairs = fc.array(fc.tuple(suffix, text), { maxLength: 40 });
/** Queries as forms encode them, and ones that nobody encoded. */
const query = fc.oneof(
  pairs.map((all) => new URLSearchParams(all.map(([key, value]) => [`utm_${key}`, value]))),
  fc.string({
    unit: fc.constantFrom(...Array.from("utm_a=&%+#?"), "%E0%A4", "%zz", "\0", "🙂", "अ"),
  }),
);
const paths = fc.oneof(fc.webPath(), fc.constant(`/${"a".repeat(9000)}`));
const address = fc.tuple(paths, query).map(([path, search]) => {
  return `https://site.example${path === "" ? "/" : path}?${search.toString()}`;
});

const sizeOf = (record: object) => encodeURIComponent(JSON.stringify(record)).length;

test("any address makes a record of short campaign keys that fits its cookie and comes back from it", () => {
  fc.assert(
    fc.property(address, (href) => {
      const record = updateAttribution(href, null);
      expect(sizeOf(record)).toBeLessThanOrEqual(LARGEST_COOKIE);
      expect(Object.keys(record).length).toBeLessThanOrEqual(30);
      expect(parseAttribution(JSON.stringify(record))).toEqual(record);
      expect(updateAttribution(href, record)).toEqual(record);
      const sent = withSubmission(record, href);
      for (const [key, value] of Object.entries(sent)) {
        expect(key).toMatch(/^(?:utm_|landing_(?:path|url)$|submission_(?:path|url)$)/u);
        expect(value.length).toBeLessThanOrEqual(500);
      }
      expect(record).toHaveProperty("landing_path");
      expect(Object.getPrototypeOf(sent)).toBe(Object.prototype);
    }),
  );
});

test("campaign keys are read as browsers read them, the first of repeated ones", () => {
  const wellFormed = fc.string({ unit: "grapheme", maxLength: 40 });
  fc.assert(
    fc.property(fc.array(fc.tuple(wellFormed, wellFormed), { maxLength: 8 }), (all) => {
      const search = new URLSearchParams(all.map(([key, value]) => [`utm_${key}`, value]));
      const expected = [...new Set(search.keys())].map((key) => [key, search.get(key)]);
      expect(Object.entries(readCampaign(`?${search}`)).sort()).toEqual(expected.sort());
    }),
  );
});

test("whatever a cookie has is a record of short texts or nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), fc.constant(null)), (stored) => {
      const record = parseAttribution(stored);
      if (record === null) return;
      expect(Object.values(record).every((value) => value.length <= 500)).toBe(true);
      expect(Object.keys(record).every((key) => /^(?:utm_|landing_)/u.test(key))).toBe(true);
    }),
  );
});
