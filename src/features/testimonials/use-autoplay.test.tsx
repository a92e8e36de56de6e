import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useAutoplay } from "./use-autoplay";

let prefersStill = false;
const onNext = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  prefersStill = false;
  onNext.mockClear();
  Object.assign(window, {
    matchMedia: () => ({
      matches: prefersStill,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});

afterEach(() => void jest.useRealTimers());

const start = (isHeld = false) =>
  renderHook(
    (options: { current: number; isHeld: boolean }) =>
      useAutoplay({ interval: 4000, onNext, ...options }),
    {
      initialProps: { current: 0, isHeld },
    },
  );

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test("moves on after exactly the interval", () => {
  start();
  pass(3999);
  expect(onNext).not.toHaveBeenCalled();
  pass(1);
  expect(onNext).toHaveBeenCalledTimes(1);
});

test("gives a slide that the visitor chose its full time", () => {
  const { rerender } = start();
  pass(3000);
  rerender({ current: 2, isHeld: false });
  pass(3999);
  expect(onNext).not.toHaveBeenCalled();
});

test("waits while it is held, and still counts as playing", () => {
  const { result, rerender } = start(true);
  pass(60_000);
  expect(onNext).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ isPlaying: true, isMoving: false });
  rerender({ current: 0, isHeld: false });
  pass(4000);
  expect(onNext).toHaveBeenCalledTimes(1);
});

test("stands where less motion is asked for, until the visitor plays it", () => {
  prefersStill = true;
  const { result } = start();
  expect(result.current.isPlaying).toBe(false);
  pass(60_000);
  expect(onNext).not.toHaveBeenCalled();
  act(() => result.current.toggle());
  expect(result.current.isPlaying).toBe(true);
  pass(4000);
  expect(onNext).toHaveBeenCalledTimes(1);
});
