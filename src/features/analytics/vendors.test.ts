import { expect, test } from "@jest/globals";
import type { Config } from "../../lib/parse-config";
import { vendorHosts } from "./vendors";

const none: Config = {
  siteUrl: "https://site.example",
  isPreview: false,
  apiHost: "https://api.example",
  apiToken: null,
  bookingUrl: null,
  gtagId: null,
  adsId: null,
  adsConversionLabel: null,
  hubspotPortalId: null,
};

test("without vendors the security policy gets no hosts", () => {
  expect(vendorHosts(none)).toEqual({ script: [], connect: [], image: [] });
});

test.each([
  ["analytics tag", { gtagId: "G-1" }, "googletagmanager", /doubleclick|hubspot/u],
  ["ads tag", { adsId: "AW-1" }, "googleadservices", /hubspot/u],
  ["CRM", { hubspotPortalId: "1" }, "hs-scripts", /google/u],
])("the %s adds its own hosts and no others", (_, config, own, others) => {
  const hosts = Object.values(vendorHosts({ ...none, ...config }))
    .flat()
    .join(" ");
  expect(hosts).toContain(own);
  expect(hosts).not.toMatch(others);
});
