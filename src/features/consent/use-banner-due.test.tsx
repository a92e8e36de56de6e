import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useBannerDue } from "./use-banner-due";

/** The browser's record of the page's loading; jsdom keeps none. */
class Timing {
  constructor(readonly loadEventEnd: number) {}
}

/** Makes now the moment so many milliseconds after the page was asked for, and tells when it had loaded. */
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

test("the time since load counts where the site's scripts start later", () => {
  setClock(2200, 700);
  const { result } = renderHook(useBannerDue);
  pass(499);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

test("the banner is due at once where the site's scripts start later than it", () => {
  setClock(5700, 700);
  const { result } = renderHook(useBannerDue);
  pass(0);
  expect(result.current).toBe(true);
});
