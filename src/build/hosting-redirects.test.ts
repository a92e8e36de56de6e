import { expect, test } from "@jest/globals";
import { formatRedirects, readRedirects } from "./hosting-redirects";

const US_UNKNOWN = "/us/* /us/404.html 404\n";

test("a former address redirects permanently, with and without a slash at its end", () => {
  const text = formatRedirects([
    { from: "/b/", to: "/new/b/" },
    { from: "/a/", to: "/new/a/" },
  ]);
  expect(text).toBe(
    `/a/ /new/a/ 301\n/a /new/a/ 301\n/b/ /new/b/ 301\n/b /new/b/ 301\n${US_UNKNOWN}`,
  );
  expect([...readRedirects(text)]).toEqual([
    ["/a/", "/new/a/"],
    ["/a", "/new/a/"],
    ["/b/", "/new/b/"],
    ["/b", "/new/b/"],
  ]);
});

test("where nothing was renamed, there is only the page for unknown addresses below /us/", () => {
  expect(formatRedirects([])).toBe(US_UNKNOWN);
  expect(readRedirects(US_UNKNOWN).size).toBe(0);
});
