import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { createEvent, fireEvent, screen } from "@testing-library/react";
import { navigate, prefetchPathname } from "gatsby";
import { followLinks } from "./site-links";

jest.mock("gatsby", () => ({ navigate: jest.fn(), prefetchPathname: jest.fn() }));

type Entries = readonly { readonly isIntersecting: boolean; readonly target: Element }[];

/** Tells what comes into view; an observer that was stopped hears of nothing. */
let see: (entries: Entries) => void = () => undefined;
const observed = new Set<Element>();

beforeEach(() => {
  jest.clearAllMocks();
  observed.clear();
  Reflect.set(
    window,
    "IntersectionObserver",
    class {
      constructor(onChange: (entries: Entries) => void) {
        see = onChange;
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
      disconnect = () => observed.clear();
    },
  );
  document.body.innerHTML = `<footer>
    <a href="/about/#team">About</a> <a href="/us/?region=us" target="_self">United States</a>
    <a href="https://example.com/">Elsewhere</a> <a href="//example.com/">Elsewhere, too</a>
    <a href="/glossary/rfq/" aria-describedby="rfq">RFQ</a> <button>None</button></footer>`;
});

afterEach(() => void Reflect.deleteProperty(window, "IntersectionObserver"));

const link = (name: string) => screen.getByRole("link", { name });
const start = () => followLinks(screen.getByRole("contentinfo"));

/** Presses a link; whether the browser is left to follow it. */
function press(name: string, how: MouseEventInit = {}): boolean {
  const click = createEvent.click(link(name), how);
  // What jsdom would do itself, it can't.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  const prevented = jest.spyOn(click, "preventDefault");
  fireEvent(link(name), click);
  return prevented.mock.calls.length === 1;
}

describe("a link of the site", () => {
  test("is followed inside it", () => {
    start();
    expect(press("About")).toBe(false);
    expect(navigate).toHaveBeenCalledWith("/about/#team", { replace: false });
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    "is the browser's with %o",
    (how) => {
      start();
      expect(press("About", how)).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  test("is the browser's again once that has ended", () => {
    start()();
    expect(press("About")).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  test("that comes into view has its page fetched, once; a term has not", () => {
    start();
    expect([...observed]).toEqual([link("About")]);
    see([{ isIntersecting: false, target: link("About") }]);
    expect(prefetchPathname).not.toHaveBeenCalled();
    see([{ isIntersecting: true, target: link("About") }]);
    expect(prefetchPathname).toHaveBeenCalledWith("/about/");
    expect(observed.size).toBe(0);
  });
});

test.each(["United States", "Elsewhere", "Elsewhere, too"])("%s is the browser's", (name) => {
  start();
  expect(press(name)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});
