/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.kraya.example/"}
 */
import { expect, test } from "@jest/globals";
import { readCookie, writeCookie } from "./cookies";

test("a cookie replaces one of its name that another site set for the whole domain", () => {
  document.cookie = "ads_track_allowed=granted; domain=kraya.example; path=/";
  writeCookie("ads_track_allowed", "denied", 365);
  expect(readCookie("ads_track_allowed")).toBe("denied");
  expect(document.cookie).toBe("ads_track_allowed=denied");
});
