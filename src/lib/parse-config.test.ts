/** @jest-environment node */
import { describe, expect, test } from "@jest/globals";
import { ConfigError, parseConfig } from "./parse-config";

/** The message with which these variables are refused. */
function refusal(environment: Readonly<Record<string, string>>): string {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "none";
}

const defaults = {
  siteUrl: "http://localhost:9000",
  apiHost: "http://localhost:9001",
  apiToken: null,
  bookingUrl: null,
  gtagId: null,
  adsId: null,
  adsConversionLabel: null,
  hubspotPortalId: null,
};

const names = {
  siteUrl: "GATSBY_SITE_URL",
  apiHost: "GATSBY_API_HOST",
  apiToken: "GATSBY_API_TOKEN",
  bookingUrl: "GATSBY_BOOKING_URL",
  gtagId: "GATSBY_GTAG_ID",
  adsId: "GATSBY_ADS_ID",
  adsConversionLabel: "GATSBY_ADS_CONVERSION_LABEL",
  hubspotPortalId: "GATSBY_HUBSPOT_PORTAL_ID",
} as const;

describe("without a variable", () => {
  test("everything runs on this machine, and every feature that needs a service is off", () => {
    expect(parseConfig({})).toEqual(defaults);
  });

  test("is the same as with an empty or blank one", () => {
    const empty = Object.fromEntries(Object.values(names).map((name) => [name, " \n"]));
    expect(parseConfig(empty)).toEqual(defaults);
    expect(parseConfig({ GATSBY_SITE_URL: undefined, GATSBY_OTHER: "x" })).toEqual(defaults);
  });
});

describe("a variable", () => {
  test.each([
    ["siteUrl", "https://example.com", "https://example.com"],
    ["siteUrl", " https://EXAMPLE.com:443/ ", "https://example.com"],
    ["siteUrl", "http://localhost:8080", "http://localhost:8080"],
    ["apiHost", "https://api.example.com/v0//", "https://api.example.com/v0"],
    ["apiHost", "https://api.example.com", "https://api.example.com"],
    ["apiToken", "a.b-c_d/e+f=", "a.b-c_d/e+f="],
    [
      "bookingUrl",
      "https://example.com/team?from=site#top",
      "https://example.com/team?from=site#top",
    ],
    ["gtagId", "G-ABC123", "G-ABC123"],
    ["adsId", "AW-123456", "AW-123456"],
    ["adsConversionLabel", "AbC-D_efG", "AbC-D_efG"],
    ["hubspotPortalId", "1234567", "1234567"],
  ] as const)("%s is read from %j", (key, value, read) => {
    expect(parseConfig({ [names[key]]: value })).toEqual({ ...defaults, [key]: read });
  });
});

describe("a variable that can't be used is refused with one line that says how to mend it", () => {
  test.each([
    [
      "GATSBY_SITE_URL",
      "example.com",
      '"example.com", which is no web address. Give a full one, such as https://example.com',
    ],
    ["GATSBY_SITE_URL", "ftp://example.com", '"ftp://example.com", which is no web address.'],
    [
      "GATSBY_SITE_URL",
      "https://example.com/de",
      '"https://example.com/de". Give an origin alone, such as https://example.com',
    ],
    [
      "GATSBY_SITE_URL",
      "https://example.com?a=b",
      '"https://example.com/?a=b". Give an origin alone',
    ],
    ["GATSBY_API_HOST", "localhost:9001", '"localhost:9001", which is no web address.'],
    [
      "GATSBY_API_HOST",
      "https://example.com/v0#a",
      '"https://example.com/v0#a". Give an origin and path alone',
    ],
    [
      "GATSBY_API_HOST",
      "https://example.com/v0?a",
      '"https://example.com/v0?a". Give an origin and path alone',
    ],
    ["GATSBY_API_TOKEN", "a b", '"a b", which is no such id. It looks like s3cr3t'],
    ["GATSBY_API_TOKEN", "tökén", '"tökén", which is no such id.'],
    ["GATSBY_API_TOKEN", "a\r\nx: y", '"a\\r\\nx: y", which is no such id.'],
    [
      "GATSBY_BOOKING_URL",
      "javascript:alert(1)",
      '"javascript:alert(1)", which is no web address.',
    ],
    ["GATSBY_GTAG_ID", "UA-1", '"UA-1", which is no such id. It looks like G-ABC123'],
    ["GATSBY_GTAG_ID", "G-1');x('", "\"G-1');x('\", which is no such id."],
    ["GATSBY_ADS_ID", "123456", '"123456", which is no such id. It looks like AW-123456'],
    [
      "GATSBY_ADS_CONVERSION_LABEL",
      "a/b",
      '"a/b", which is no such id. It looks like AbC-D_efGhIj',
    ],
    ["GATSBY_HUBSPOT_PORTAL_ID", "12 34", '"12 34", which is no such id. It looks like 1234567'],
  ])("%s=%j", (name, value, message) => {
    const said = refusal({ [name]: value });
    expect(said.startsWith(`${name} is ${message}`)).toBe(true);
    expect(said).not.toMatch(/[\r\n]/u);
  });
});
