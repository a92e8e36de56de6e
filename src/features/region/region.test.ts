import { expect, test } from "@jest/globals";
import { parseRegion, regionOfPath, resolveRegion } from "./region";

test.each([
  // What the query says comes first.
  ["/", "?region=us", null, "us"],
  ["/", "?region=US", null, "us"],
  ["/", "?region=Us", "in", "us"],
  ["/about/", "?utm_source=x&region=us", "in", "us"],
  ["/", "?region=%75s", null, "us"],
  ["/", "?region=in", "us", "in"],
  ["/", "?region=IN", "us", "in"],
  ["/", "?region=", "us", "in"],
  ["/", "?region", "us", "in"],
  ["/", "?region=usa", "us", "in"],
  ["/", "?region=us ", "us", "in"],
  ["/", "?region=__proto__", "us", "in"],
  ["/us/", "?region=in", "us", "in"],
  ["/us/", "?region=fr", null, "in"],
  ["/", "?region=us&region=in", null, "us"],
  ["/", "?region=in&region=us", null, "in"],
  // Then the path.
  ["/us/", "", null, "us"],
  ["/us", "", "in", "us"],
  ["/us/pricing/", "", "in", "us"],
  ["/us/", "?REGION=in", "in", "us"],
  // Then what is remembered.
  ["/", "", "us", "us"],
  ["/", "?utm_region=in", "us", "us"],
  ["/usa/", "", null, "in"],
  ["/about/us/", "", null, "in"],
  ["/US/", "", null, "in"],
  ["/", "", "in", "in"],
  // Else India.
  ["/", "", null, "in"],
  ["/", "", "US", "in"],
  ["/", "", "fr", "in"],
  ["/", "", "", "in"],
  ["/", "", "constructor", "in"],
])("%s%s with %j remembered is %s", (pathname, search, stored, region) => {
  expect(resolveRegion({ pathname, search }, stored)).toBe(region);
});

test.each([
  ["/us/", "us"],
  ["/us", "us"],
  ["/us/a/", "us"],
  ["/", "in"],
  ["/usa/", "in"],
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
