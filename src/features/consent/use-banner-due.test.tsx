import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useBannerDue } from "./use-banner-due";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test("the banner is due 2000 ms after a page that has loaded, and no sooner", () => {
  const { result } = renderHook(useBannerDue);
  pass(1999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

test("the time counts from load where the page is still loading", () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const { result } = renderHook(useBannerDue);
  pass(5000);
  expect(result.current).toBe(false);
  act(() => void window.dispatchEvent(new Event("load")));
  pass(1999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});
