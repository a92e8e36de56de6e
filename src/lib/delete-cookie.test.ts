import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { cookieNames, deleteCookie, domainsOf } from "./cookies";
import { clearBrowser, refuseCookies } from "./testing/new-page";

beforeEach(clearBrowser);

test.each([
  ["www.example.com", ["www.example.com", "example.com"]],
  ["a.b.example.co.in", ["a.b.example.co.in", "b.example.co.in", "example.co.in", "co.in"]],
  ["localhost", []],
  ["127.0.0.1", []],
  ["[::1]", []],
])("the domains of %s", (hostname, domains) => {
  expect(domainsOf(hostname)).toEqual(domains);
});

test("names are found whatever the values are", () => {
  document.cookie = "_ga=%E0%A4%A";
  document.cookie = "utm_params=x";
  expect(cookieNames()).toEqual(["_ga", "utm_params"]);
});

describe("a cookie is deleted", () => {
  test("for the page's host", () => {
    document.cookie = "_ga=%E0%A4%A; path=/";
    deleteCookie("_ga");
    expect(document.cookie).toBe("");
  });

  test("without a fault where cookies are refused", () => {
    refuseCookies();
    expect(cookieNames()).toEqual([]);
    expect(() => deleteCookie("_ga")).not.toThrow();
  });

  test("on its path and in the past", () => {
    const write = jest.spyOn(Document.prototype, "cookie", "set");
    deleteCookie("_ga_TEST");
    expect(write.mock.calls).toEqual([[expect.stringMatching(/^_ga_TEST=; path=\/; expires=/u)]]);
  });
});
