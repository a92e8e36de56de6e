import { expect, test } from "@jest/globals";
import { parseConfig } from "./parse-config";

const defaults = {
  siteUrl: "http://localhost:9000",
  isPreview: false,
  apiHost: "http://localhost:9001",
  apiToken: null,
  bookingUrl: null,
  gtagId: null,
  adsId: null,
  adsConversionLabel: null,
  hubspotPortalId: null,
};

const BOOKING = "https://example.com/team?from=site#top";

test("without variables everything runs locally and no vendor is configured", () => {
  expect(parseConfig({ GATSBY_SITE_URL: undefined, GATSBY_OTHER: "x" })).toEqual(defaults);
});

test.each([
  ["GATSBY_PREVIEW", "true", { isPreview: true }],
  ["GATSBY_SITE_URL", "http://localhost:8080", { siteUrl: "http://localhost:8080" }],
  ["GATSBY_SITE_URL", " \n", {}],
  ["GATSBY_API_HOST", "https://api.example.com/v0//", { apiHost: "https://api.example.com/v0" }],
  ["GATSBY_API_TOKEN", "a.b-c_d/e+f=", { apiToken: "a.b-c_d/e+f=" }],
  ["GATSBY_BOOKING_URL", BOOKING, { bookingUrl: BOOKING }],
  ["GATSBY_GTAG_ID", "G-ABC123", { gtagId: "G-ABC123" }],
])("%s=%j sets %j", (name, value, expected) => {
  expect(parseConfig({ [name]: value })).toEqual({ ...defaults, ...expected });
});

const api = { GATSBY_API_HOST: "https://api.example.com" };

test.each([
  ["https://example.com", "https://example.com", false],
  [" https://EXAMPLE.com:443/ ", "https://example.com", false],
  ["https://branch--site.netlify.app", "https://branch--site.netlify.app", true],
])("the site URL %j is %j; a preview: %j", (value, siteUrl, isPreview) => {
  expect(parseConfig({ ...api, GATSBY_SITE_URL: value })).toMatchObject({ siteUrl, isPreview });
});

test.each([undefined, "http://api.example.com", "http://localhost:9001"])(
  "a public site can't use the API host %j",
  (host) => {
    const environment = { GATSBY_SITE_URL: "https://example.com", GATSBY_API_HOST: host };
    expect(() => parseConfig(environment)).toThrow(/^GATSBY_API_HOST is "http:\/\/.+$/u);
  },
);

const NOT_A_URL = "which is not a web address. Use a full one, such as https://example.com";
const NOT_VALID = "which is not valid. A valid value looks like";

test.each([
  ["GATSBY_SITE_URL", "ftp://example.com", `"ftp://example.com", ${NOT_A_URL}`],
  [
    "GATSBY_SITE_URL",
    "https://a.co/de",
    '"https://a.co/de". Use only an origin, such as https://a.co',
  ],
  ["GATSBY_API_HOST", "localhost:9001", `"localhost:9001", ${NOT_A_URL}`],
  ["GATSBY_API_HOST", "https://a.co/v0#a", '"https://a.co/v0#a". Use only an origin and path, '],
  ["GATSBY_API_TOKEN", "a\r\nx: y", `"a\\r\\nx: y", ${NOT_VALID} s3cr3t`],
  ["GATSBY_BOOKING_URL", "javascript:alert(1)", `"javascript:alert(1)", ${NOT_A_URL}`],
  ["GATSBY_GTAG_ID", "G-1');x('", `"G-1');x('", ${NOT_VALID} G-ABC123`],
  ["GATSBY_ADS_ID", "123456", `"123456", ${NOT_VALID} AW-123456`],
  ["GATSBY_ADS_CONVERSION_LABEL", "a/b", `"a/b", ${NOT_VALID} AbC-D_efGhIj`],
  ["GATSBY_HUBSPOT_PORTAL_ID", "12 34", `"12 34", ${NOT_VALID} 1234567`],
])("%s=%j stops the build with one line", (name, value, message) => {
  const parse = () => parseConfig({ [name]: value });

  expect(parse).toThrow(expect.objectContaining({ name: "ConfigError" }));
  expect(parse).toThrow(`${name} is ${message}`);
  expect(parse).not.toThrow(/[\r\n]/u);
});
