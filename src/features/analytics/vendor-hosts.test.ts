import { expect, test } from "@jest/globals";
import type { Config } from "../../lib/parse-config";
import { vendorHosts } from "./vendor-hosts";

const none: Config = {
  siteUrl: "https://site.example",
  apiHost: "https://api.example",
  apiToken: null,
  bookingUrl: null,
  gtagId: null,
  adsId: null,
  adsConversionLabel: null,
  hubspotPortalId: null,
};

test("without vendors no host joins the security policy", () => {
  expect(vendorHosts(none)).toEqual({ script: [], connect: [], image: [] });
});

test("the analytics tag brings its own hosts and none of the ads", () => {
  const { script, connect, image } = vendorHosts({ ...none, gtagId: "G-1" });
  expect(script).toEqual(["https://*.googletagmanager.com"]);
  expect(connect).toContain("https://*.google-analytics.com");
  expect([...connect, ...image].join()).not.toMatch(/doubleclick|hubspot/u);
});

test("the ads tag brings the tag's hosts and those of conversions", () => {
  const { script, connect } = vendorHosts({ ...none, adsId: "AW-1" });
  expect(script).toContain("https://*.googletagmanager.com");
  expect(script).toContain("https://www.googleadservices.com");
  expect(connect).toContain("https://googleads.g.doubleclick.net");
});

test("the CRM brings its hosts alone", () => {
  const { script, connect, image } = vendorHosts({ ...none, hubspotPortalId: "1" });
  expect(script).toContain("https://*.hs-scripts.com");
  expect([...script, ...connect, ...image].join()).not.toContain("google");
});

test("all hosts are secure", () => {
  const all = vendorHosts({ ...none, gtagId: "G-1", adsId: "AW-1", hubspotPortalId: "1" });
  for (const host of Object.values(all).flat()) expect(host).toMatch(/^https:\/\/[\w.*-]+$/u);
});
