import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { clearBrowser, refuseCookies } from "./testing/new-page";
import { cookieSize, readCookie, writeCookie } from "./cookies";

beforeEach(clearBrowser);
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ["plain", "granted"],
  ["JSON", '{"utm_source":"a;b,c d","x":"="}'],
  ["Devanagari", "अभियान"],
  ["emoji", "🙂"],
  ["percent signs", "100%25 %zz"],
])("a cookie of %s is read as it was written", (_, value) => {
  writeCookie("test", value, 1);
  expect(readCookie("test")).toBe(value);
});

test("a cookie that isn't there is null", () => {
  writeCookie("test_more", "x", 1);
  expect(readCookie("test")).toBeNull();
});

test("a malformed value is no value", () => {
  document.cookie = "test=%E0%A4%A; path=/";
  expect(readCookie("test")).toBeNull();
});

describe("a cookie is written", () => {
  test("for the whole site, for its days", () => {
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
});

test("refused cookies change nothing and throw nothing", () => {
  refuseCookies();
  expect(() => writeCookie("test", "x", 1)).not.toThrow();
  expect(readCookie("test")).toBeNull();
});

test.each([
  ["abc", 3],
  ['{"a":"b"}', 23],
  ["é", 6],
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
