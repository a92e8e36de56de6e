/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { clearBrowser, refuseCookies } from "./testing/new-page";
import {
  cookieNames,
  cookieSize,
  deleteCookie,
  domainsOf,
  readCookie,
  writeCookie,
} from "./cookies";

beforeEach(clearBrowser);
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ["plain", "granted"],
  ["JSON", '{"utm_source":"a;b,c d","x":"="}'],
  ["Devanagari", "अभियान"],
  ["percent signs", "100%25 %zz"],
])("a cookie of %s is read as it was written", (_, value) => {
  writeCookie("test", value, 1);
  expect(readCookie("test")).toBe(value);
});

test("a missing cookie is null", () => {
  writeCookie("test_more", "x", 1);
  expect(readCookie("test")).toBeNull();
});

test("a malformed value is null", () => {
  document.cookie = "test=%E0%A4%A; path=/";
  expect(readCookie("test")).toBeNull();
});

test("a cookie is written for the whole site, with its days", () => {
  jest.useFakeTimers({ now: new Date("2026-01-31T09:00:00Z") });
  const write = jest.spyOn(Document.prototype, "cookie", "set");
  writeCookie("test", "x", 7);
  const [text = ""] = write.mock.calls[0] ?? [];
  expect(text.split("; ").sort()).toEqual([
    "expires=Sat, 07 Feb 2026 09:00:00 GMT",
    "path=/",
    "sameSite=Lax",
    "test=x",
  ]);
});

test("a refused cookie lasts for the page view", () => {
  refuseCookies();
  expect(readCookie("test_refused")).toBeNull();
  writeCookie("test_refused", "x", 1);
  expect(readCookie("test_refused")).toBe("x");
});

test.each([
  ["abc", 3],
  ['{"a":"b"}', 23],
  ["अ", 9],
  ["🙂", 12],
])("%j takes at most %i bytes in a cookie", (value, size) => {
  expect(cookieSize(value)).toBe(size);
  const write = jest.spyOn(Document.prototype, "cookie", "set");
  writeCookie("test", value, 1);
  const [text = ""] = write.mock.calls[0] ?? [];
  const [pair = ""] = text.split("; ");
  expect(pair.length - "test=".length).toBeLessThanOrEqual(size);
});

test.each([
  ["www.example.com", ["www.example.com", "example.com"]],
  ["a.b.example.co.in", ["a.b.example.co.in", "b.example.co.in", "example.co.in", "co.in"]],
  ["localhost", []],
  ["127.0.0.1", []],
])("the cookie domains of %s", (hostname, domains) => {
  expect(domainsOf(hostname)).toEqual(domains);
});

test("a third party's cookie is found by name and deleted, whatever its value", () => {
  document.cookie = "_ga=%E0%A4%A; path=/";
  expect(cookieNames()).toEqual(["_ga"]);
  deleteCookie("_ga");
  expect(document.cookie).toBe("");
});

test("where cookies are refused there are no names, and deleting does nothing", () => {
  refuseCookies();
  expect(cookieNames()).toEqual([]);
  expect(() => deleteCookie("_ga")).not.toThrow();
});
