/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { parseConsent } from "../features/consent/consent";
import { parseRegion, regionOfUrl } from "../features/region/region";
import { boot, SITE, type Browser } from "./testing/boot";

describe("region", () => {
  const addresses = [
    "/",
    "/?region=us",
    "/?region=%75S",
    "/?region=in",
    "/?region",
    "/?region=fr&region=us",
    "/#?region=us",
    "/us",
    "/us/?region=in",
    "/blog/us/",
  ];
  const stored = [null, "in", "us", "US", "__proto__"];
  const cases = addresses.flatMap((address) =>
    stored.map((region): [string, string | null] => [address, region]),
  );

  test.each(cases)("%s with %j stored is the region the components find", (address, before) => {
    const named = regionOfUrl(new URL(address, SITE));
    const { region, storedRegion } = boot({ address, region: before });
    expect(region).toBe(named ?? parseRegion(before) ?? "in");
    expect(storedRegion).toBe(named ?? before);
  });

  test.each(addresses)("%s: where storage is refused, the address decides", (address) => {
    const { region } = boot({ address, region: "us", refuses: ["storage"] });
    expect(region).toBe(regionOfUrl(new URL(address, SITE)) ?? "in");
  });
});

describe("consent", () => {
  const all = (analytics: string, ads: string) => ({
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics,
  });
  const values = [null, "granted", "denied", "", "GRANTED"];
  const pairs = values.flatMap((analytics) => values.map((ads) => [analytics, ads] as const));

  test.each(pairs)("cookies %j and %j: denied first, then the choice", (analytics, ads) => {
    const named = { analytics_track_allowed: analytics, ads_track_allowed: ads };
    const cookies = Object.entries(named).filter(([, value]) => value !== null);
    const cookie = ["a=1", ...cookies.map((pair) => pair.join("=")), "b=2"].join("; ");
    const consent = parseConsent({ analytics, ads });
    const update =
      consent.status === "answered"
        ? [["consent", "update", all(consent.analytics, consent.ads)]]
        : [];
    const { commands } = boot({ cookie });
    expect(commands).toEqual([["consent", "default", all("denied", "denied")], ...update]);
  });

  test.each([
    ["another cookie's end", "not_ads_track_allowed=granted"],
    ["another cookie's value", "x=ads_track_allowed=granted"],
    ["the second of two", "ads_track_allowed=x; ads_track_allowed=granted"],
  ])("%s is no answer", (_, cookie) => {
    expect(boot({ cookie }).commands).toHaveLength(1);
  });

  test("the commands have the type that the tags recognise", () => {
    const { queue } = boot({ cookie: "ads_track_allowed=granted" });
    const types = queue.map((entry) => Object.prototype.toString.call(entry));
    expect(types).toEqual(["[object Arguments]", "[object Arguments]"]);
  });

  test("refused cookies leave everything denied, and region and landing as they are", () => {
    const { commands, region, landing } = boot({ address: "/us/?utm_a=1", refuses: ["cookie"] });
    expect(commands).toEqual([["consent", "default", all("denied", "denied")]]);
    expect(region).toBe("us");
    expect(landing).toBe(`${SITE}/us/?utm_a=1`);
  });
});

describe("landing", () => {
  const known = "a=1; utm_params={}";
  const first = `${SITE}/a/`;

  test.each<[string, Browser, string | null]>([
    ["the first page of a visit is stored", { address: "/a/?b=1#c" }, `${SITE}/a/?b=1#c`],
    ["a later page is not", { address: "/b/", landing: first }, first],
    ["nor any page of a known visit", { address: "/b/", cookie: known }, null],
    ["a campaign is", { address: "/b/?a=1&utm_x=1", cookie: known }, `${SITE}/b/?a=1&utm_x=1`],
    ["a click ID is", { address: "/b/?gclid=1", cookie: known }, `${SITE}/b/?gclid=1`],
    [
      "a campaign after &amp; is",
      { address: "/b/?a=1&amp;utm_x=1", cookie: known },
      `${SITE}/b/?a=1&amp;utm_x=1`,
    ],
    [
      "a campaign replaces a first page",
      { address: "/b/?utm_x=1", landing: first },
      `${SITE}/b/?utm_x=1`,
    ],
    [
      "a test session is",
      { address: "/b/?test_session=true", cookie: known },
      `${SITE}/b/?test_session=true`,
    ],
    ["another cookie's end is no known visit", { cookie: "my_utm_params={}" }, `${SITE}/`],
    ["keys that look similar don't count", { address: "/?my_utm_x=1", landing: first }, first],
    ["refused storage breaks nothing", { address: "/?utm_x=1", refuses: ["storage"] }, null],
  ])("%s", (_, browser, landing) => {
    expect(boot(browser).landing).toBe(landing);
  });
});
