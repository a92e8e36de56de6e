import { expect, test } from "@jest/globals";
import { parseRegion, regionOfPath, regionOfUrl } from "./region";

test.each([
  // The query comes first.
  ["/", "?region=us", "us"],
  ["/about/", "?utm_source=x&region=US", "us"],
  ["/", "?region=%75s", "us"],
  ["/", "?region=in", "in"],
  ["/", "?region", "in"],
  ["/", "?region=usa", "in"],
  ["/", "?region=__proto__", "in"],
  ["/us/", "?region=fr", "in"],
  ["/", "?region=us&region=in", "us"],
  // Then the path.
  ["/us/", "", "us"],
  ["/us", "", "us"],
  ["/us/pricing/", "?REGION=in", "us"],
  ["/usa/", "", null],
  ["/about/us/", "", null],
  ["/", "?utm_region=us", null],
])("%s%s asks for the region %j", (pathname, search, region) => {
  expect(regionOfUrl({ pathname, search })).toBe(region);
});

test.each([
  ["/us/", "us"],
  ["/us/a/", "us"],
  ["/", "in"],
  ["/user/", "in"],
  ["/blog/us/", "in"],
])("prerendered HTML of %s is for %s", (path, region) => {
  expect(regionOfPath(path)).toBe(region);
});

test.each([
  ["in", "in"],
  ["us", "us"],
  ["IN", null],
  ["toString", null],
  [null, null],
])("a stored %j is the region %j", (stored, region) => {
  expect(parseRegion(stored)).toBe(region);
});
