import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { clearBrowser, startNewPage } from "../lib/testing/new-page";
import type { ToastKind } from "./toast";

beforeEach(() => {
  jest.useFakeTimers();
  clearBrowser();
  jest.spyOn(document, "hasFocus").mockReturnValue(true);
  document.body.innerHTML = "";
  startNewPage();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Shows toasts, and plays the animations that jsdom has none of. */
async function load() {
  const { showToast } = await import("./toaster");
  return (kind: ToastKind, message: string) => {
    act(() => showToast(kind, message));
    const shown = screen.queryAllByText(message).at(-1);
    if (shown !== undefined) fireEvent.animationEnd(toastOf(shown));
  };
}

const toastOf = (text: HTMLElement) => text.closest(".toast") ?? text;

/** Lets time go by, and toasts that are over fade out. */
function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
  for (const toast of document.querySelectorAll(".exit")) fireEvent.animationEnd(toast);
  act(() => jest.advanceTimersByTime(0));
}

const isLeaving = (message: string) => toastOf(screen.getByText(message)).matches(".exit");

test.each([
  ["error", 4000],
  ["plain", 4000],
  ["success", 2000],
] as const)("a toast of kind %s stays for %i ms", async (kind, duration) => {
  const show = await load();
  show(kind, "We have it.");
  act(() => jest.advanceTimersByTime(duration - 1));
  expect(isLeaving("We have it.")).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(isLeaving("We have it.")).toBe(true);
  pass(0);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByText("We have it.")).toBeNull();
});

test("a loading toast stays until it is dismissed", async () => {
  const show = await load();
  show("loading", "Sending");
  act(() => jest.advanceTimersByTime(3_600_000));
  expect(isLeaving("Sending")).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "close" }));
  expect(isLeaving("Sending")).toBe(true);
});

test.each(["error", "plain", "success"] as const)(
  "a toast of kind %s can be closed",
  async (kind) => {
    const show = await load();
    show(kind, "Text");
    fireEvent.click(screen.getByRole("button", { name: "close" }));
    expect(isLeaving("Text")).toBe(true);
  },
);

describe("a toast waits", () => {
  test("under the pointer, and then has its whole time", async () => {
    const show = await load();
    show("success", "Text");
    act(() => jest.advanceTimersByTime(1500));
    fireEvent.mouseEnter(toastOf(screen.getByText("Text")));
    act(() => jest.advanceTimersByTime(60_000));
    expect(isLeaving("Text")).toBe(false);
    fireEvent.mouseLeave(toastOf(screen.getByText("Text")));
    act(() => jest.advanceTimersByTime(1999));
    expect(isLeaving("Text")).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(isLeaving("Text")).toBe(true);
  });

  test("in a window that nobody looks at", async () => {
    const show = await load();
    show("success", "Text");
    act(() => void fireEvent.blur(window));
    act(() => jest.advanceTimersByTime(60_000));
    expect(isLeaving("Text")).toBe(false);
  });
});

describe("screen readers are told", () => {
  test("an error at once", async () => {
    const show = await load();
    show("error", "It failed.");
    expect(screen.getByRole("alert")).toHaveTextContent("It failed.");
  });

  test.each(["plain", "success", "loading"] as const)("%s in its turn", async (kind) => {
    const show = await load();
    show(kind, "It worked.");
    expect(screen.getByRole("status")).toHaveTextContent("It worked.");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

test("a message is text, whatever it holds", async () => {
  const show = await load();
  show("error", '<img src="x" onerror="alert(1)"> & <b>bold</b>');
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent('<img src="x" onerror="alert(1)"> & <b>bold</b>');
  expect(alert.querySelector("img, b")).toBeNull();
});

test("at most 20 are shown; the next comes when one has gone", async () => {
  const show = await load();
  for (let count = 1; count <= 21; count += 1) show("error", `Toast ${count}.`);
  expect(screen.getAllByRole("alert")).toHaveLength(20);
  expect(screen.queryByText("Toast 21.")).toBeNull();
  const [first] = screen.getAllByRole("button", { name: "close" });
  fireEvent.click(first ?? document.body);
  pass(0);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByText("Toast 1.")).toBeNull();
  expect(screen.getByText("Toast 21.")).toBeVisible();
});

test("toasts stand beside the page, where an open dialog does not make them inert", async () => {
  document.body.innerHTML = '<div id="___gatsby" inert></div>';
  const show = await load();
  show("error", "One");
  show("error", "Two");
  expect(screen.getByText("One").closest("[inert]")).toBeNull();
  expect(document.querySelectorAll(".Toastify")).toHaveLength(1);
});
