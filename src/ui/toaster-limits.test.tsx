import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import type { ToastKind } from "./toast";
import { showToast } from "./toaster";

const isShown = (message: string) => screen.queryByText(message) !== null;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const toastOf = (message: string) => {
  const toast = screen.getByText(message).parentElement;
  if (toast === null) throw new Error(`No toast says ${message}.`);
  return toast;
};

const closeButtons = () => screen.queryAllByRole("button", { name: "Close" });

/** Shows a toast and waits for the live region that is there before the first. */
function show(kind: ToastKind, message: string) {
  act(() => showToast(kind, message));
  pass(100);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, "hasFocus").mockReturnValue(true);
  show("success", "The first of the page, which its live region precedes");
  pass(2000);
});

afterEach(() => {
  for (let close = closeButtons(); close.length > 0; close = closeButtons()) {
    close.forEach((button) => act(() => button.click()));
  }
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("a toast stays", () => {
  test.each([
    ["error", 4000],
    ["plain", 4000],
    ["success", 2000],
  ] as const)("%s for %i ms", (kind, duration) => {
    act(() => showToast(kind, "Said"));
    pass(duration - 1);
    expect(isShown("Said")).toBe(true);
    pass(1);
    expect(isShown("Said")).toBe(false);
  });

  test("loading until it is dismissed", () => {
    act(() => showToast("loading", "Sending"));
    pass(3_600_000);
    expect(isShown("Sending")).toBe(true);
    act(() => within(toastOf("Sending")).getByRole("button", { name: "Close" }).click());
    expect(isShown("Sending")).toBe(false);
  });

  test.each([
    ["the pointer is over it", fireEvent.mouseEnter, fireEvent.mouseLeave],
    ["focus is in it", fireEvent.focusIn, fireEvent.focusOut],
  ])("as long as %s", (_, begin, end) => {
    act(() => showToast("success", "Read me"));
    pass(1500);
    begin(toastOf("Read me"));
    pass(60_000);
    expect(isShown("Read me")).toBe(true);
    end(toastOf("Read me"));
    pass(2000);
    expect(isShown("Read me")).toBe(false);
  });

  test("as long as the window has no focus", () => {
    act(() => showToast("success", "Read me"));
    act(() => void fireEvent.blur(window));
    pass(60_000);
    expect(isShown("Read me")).toBe(true);
    act(() => void fireEvent.focus(window));
    pass(2000);
    expect(isShown("Read me")).toBe(false);
  });
});

describe("a signal takes a toast away", () => {
  test("that is shown, with focus given back", () => {
    const sent = new AbortController();
    act(() => showToast("loading", "Sending", sent.signal));
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    act(() => within(toastOf("Sending")).getByRole("button", { name: "Close" }).focus());
    pass(3_600_000);
    expect(isShown("Sending")).toBe(true);
    act(() => sent.abort());
    expect(isShown("Sending")).toBe(false);
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  test("that waits for a place, when it gets one", () => {
    const sent = new AbortController();
    act(() => {
      for (let place = 1; place <= 20; place += 1) showToast("loading", `Toast ${place}`);
      showToast("loading", "Sending", sent.signal);
    });
    act(() => sent.abort());
    act(() => within(toastOf("Toast 1")).getByRole("button", { name: "Close" }).click());
    expect(isShown("Sending")).toBe(false);
    expect(screen.getAllByRole("status")).toHaveLength(19);
  });
});

test("at most 20 are shown; the others follow as places get free", () => {
  act(() => {
    for (let place = 1; place <= 25; place += 1) showToast("loading", `Toast ${place}`);
  });
  expect(screen.getAllByRole("status")).toHaveLength(20);
  expect(isShown("Toast 20")).toBe(true);
  expect(isShown("Toast 21")).toBe(false);
  act(() => within(toastOf("Toast 3")).getByRole("button", { name: "Close" }).click());
  expect(screen.getAllByRole("status")).toHaveLength(20);
  expect(isShown("Toast 21")).toBe(true);
  expect(isShown("Toast 22")).toBe(false);
});

test("an error is an alert, all else a status, in a live region that is there first", () => {
  show("error", "It failed");
  for (const kind of ["plain", "success", "loading"] as const) show(kind, `It is ${kind}`);
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["It failed"]);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
    "It is plain",
    "It is success",
    "It is loading",
  ]);
  const region = screen.getByRole("region", { name: /Notifications/u });
  expect(region).toHaveAttribute("aria-live", "polite");
  expect(region).toContainElement(screen.getByRole("alert"));
});

test("dismissing a toast gives focus back to where it was", () => {
  show("loading", "Sending");
  const elsewhere = document.body.appendChild(document.createElement("button"));
  elsewhere.focus();
  const close = within(toastOf("Sending")).getByRole("button", { name: "Close" });
  act(() => close.focus());
  act(() => close.click());
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

test("Escape in a toast dismisses it and nothing behind it hears of it", () => {
  const behind = jest.fn();
  document.addEventListener("keydown", behind);
  show("loading", "Sending");
  act(() => void fireEvent.keyDown(toastOf("Sending"), { key: "Escape" }));
  document.removeEventListener("keydown", behind);
  expect(isShown("Sending")).toBe(false);
  expect(behind).not.toHaveBeenCalled();
});

test("markup is shown as text, and no style is injected", () => {
  show("error", "<b>Not</b> saved");
  expect(screen.getByRole("alert")).toHaveTextContent("<b>Not</b> saved");
  expect(document.querySelectorAll("style")).toHaveLength(0);
});
