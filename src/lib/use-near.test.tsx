import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useNear } from "./use-near";

type Entries = readonly { readonly isIntersecting: boolean }[];

/** A browser's observer as far as this hook calls it; `see` tells it what comes into view. */
function stubObserver() {
  const observe = jest.fn<(element: Element) => void>();
  const disconnect = jest.fn();
  const options = jest.fn<(options: IntersectionObserverInit) => void>();
  let see: (entries: Entries) => void = () => undefined;
  class StubObserver {
    observe = observe;
    disconnect = disconnect;
    constructor(onChange: (entries: Entries) => void, init: IntersectionObserverInit) {
      see = onChange;
      options(init);
    }
  }
  Reflect.set(window, "IntersectionObserver", StubObserver);
  return { observe, disconnect, options, see: (entries: Entries) => see(entries) };
}

interface WatchedProps {
  readonly onNear: () => void;
  readonly stay?: number;
}

function Watched({ onNear, stay }: WatchedProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useNear(ref, onNear, stay);
  return <p ref={ref}>form</p>;
}

afterEach(() => {
  Reflect.deleteProperty(window, "IntersectionObserver");
});

test("what stays away is not loaded", () => {
  const { observe, options, see } = stubObserver();
  const onNear = jest.fn();
  render(<Watched onNear={onNear} />);
  see([{ isIntersecting: false }]);
  expect(onNear).not.toHaveBeenCalled();
  expect(observe.mock.calls).toEqual([[screen.getByText("form")]]);
  expect(options).toHaveBeenCalledWith({ rootMargin: "300px" });
});

test("what comes near is loaded, and watched no longer", () => {
  const { disconnect, see } = stubObserver();
  const onNear = jest.fn();
  render(<Watched onNear={onNear} />);
  see([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(onNear).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

describe("what has to stay near for a second", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test("is loaded after it, and watched no longer", () => {
    const { disconnect, see } = stubObserver();
    const onNear = jest.fn();
    render(<Watched onNear={onNear} stay={1000} />);
    see([{ isIntersecting: true }]);
    jest.advanceTimersByTime(999);
    expect(onNear).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onNear).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  test("is not loaded by scrolling past, however often", () => {
    const { see } = stubObserver();
    const onNear = jest.fn();
    render(<Watched onNear={onNear} stay={1000} />);
    for (let times = 0; times < 3; times += 1) {
      see([{ isIntersecting: true }]);
      jest.advanceTimersByTime(600);
      see([{ isIntersecting: false }]);
    }
    jest.advanceTimersByTime(5000);
    expect(onNear).not.toHaveBeenCalled();
  });

  test("is not loaded after it has left the page", () => {
    const { see } = stubObserver();
    const onNear = jest.fn();
    const { unmount } = render(<Watched onNear={onNear} stay={1000} />);
    see([{ isIntersecting: true }]);
    unmount();
    jest.advanceTimersByTime(5000);
    expect(onNear).not.toHaveBeenCalled();
  });
});

test("what leaves the page is watched no longer", () => {
  const { disconnect } = stubObserver();
  const { unmount } = render(<Watched onNear={jest.fn()} />);
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test("a browser without observers loads at once", () => {
  const onNear = jest.fn();
  render(<Watched onNear={onNear} />);
  expect(onNear).toHaveBeenCalledTimes(1);
});
