/** @jest-environment jsdom */
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseConsent } from "../features/consent/consent";
import { parseRegion, regionOfUrl } from "../features/region/region";
import { boot, SITE } from "./testing/boot";

const piece = fc.constantFrom(
  ...Array.from("?&=#/%+"),
  "region",
  "us",
  "US",
  "%75s",
  "in",
  "/us/",
  "__proto__",
);
const address = fc.oneof(
  fc.string({ unit: piece }).map((path) => `/${path.replace(/^[/%]+/u, "")}`),
  fc.webPath().map((path) => `/a${path}`),
);
const stored = fc.option(fc.oneof(fc.constantFrom("us", "in", "US"), fc.string()));

test("the boot script and the site find the same region for any address, one of the two", () => {
  fc.assert(
    fc.property(address, stored, (path, before) => {
      const url = new URL(path, SITE);
      const named = regionOfUrl(url);
      const { region } = boot({ address: url.pathname + url.search + url.hash, region: before });
      expect(region).toBe(named ?? parseRegion(before) ?? "in");
      expect(["in", "us"]).toContain(region);
    }),
  );
});

test("only the word granted in its cookie grants a purpose, for the boot script and the site alike", () => {
  const value = fc.oneof(
    fc.constantFrom("granted", "denied", "GRANTED", "granted ", "granted%20", "%67ranted", ""),
    fc.stringMatching(/^[\w%.-]{0,12}$/u),
  );
  fc.assert(
    fc.property(value, value, (analytics, ads) => {
      const consent = parseConsent({ analytics, ads });
      const cookie = `analytics_track_allowed=${analytics}; ads_track_allowed=${ads}`;
      const update = JSON.stringify(boot({ cookie }).commands.slice(1));
      expect(update.includes('"analytics_storage":"granted"')).toBe(analytics === "granted");
      expect(update.includes('"ad_storage":"granted"')).toBe(ads === "granted");
      expect(consent.status === "answered" && consent.analytics === "granted").toBe(
        analytics === "granted",
      );
      expect(consent.status === "answered" && consent.ads === "granted").toBe(ads === "granted");
      expect(consent.status === "unanswered").toBe(update === "[]");
    }),
  );
});

test("no stored value of any kind is taken for consent", () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (analytics, ads) => {
      const consent = parseConsent({ analytics, ads });
      if (consent.status === "unanswered") return;
      expect(["granted", "denied"]).toEqual(
        expect.arrayContaining([consent.analytics, consent.ads]),
      );
    }),
  );
});
