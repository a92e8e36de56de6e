import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useBannerDue } from "./use-banner-due";

/** The browser's navigation timing, which jsdom lacks. */
class Timing {
  constructor(readonly loadEventEnd: number) {}
}

/** Sets the time since navigation start and the time of the load event, in ms. */
function setClock(now: number, loadEventEnd: number): void {
  Object.assign(performance, { getEntriesByType: () => [new Timing(loadEventEnd)] });
  jest.spyOn(performance, "now").mockReturnValue(now);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceNavigationTiming: Timing });
  setClock(700, 0);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test("the banner is due 2000 ms after the page has loaded", () => {
  const { result } = renderHook(useBannerDue);
  pass(1999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

test("a page that is still loading counts from its load event", () => {
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

test("the time between load and the start of the scripts counts", () => {
  setClock(2200, 700);
  const { result } = renderHook(useBannerDue);
  pass(499);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

test("the banner is due at once if the scripts start later than that", () => {
  setClock(5700, 700);
  const { result } = renderHook(useBannerDue);
  pass(0);
  expect(result.current).toBe(true);
});
