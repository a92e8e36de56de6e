import { expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { prerender } from "./testing/prerender";
import { createStore, useStore } from "./store";

test("readers are told of each change, and of no setting that changes nothing", () => {
  const store = createStore("a");
  const listener = jest.fn();
  store.subscribe(listener);
  store.set("b");
  store.set("b");
  expect(store.get()).toBe("b");
  expect(listener).toHaveBeenCalledTimes(1);
});

test("a reader that has stopped is not told any more", () => {
  const store = createStore(0);
  const [stopped, other] = [jest.fn(), jest.fn()];
  const stop = store.subscribe(stopped);
  store.subscribe(other);
  stop();
  store.set(1);
  expect(stopped).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(1);
});

test("a component shows the value as it changes, and prerendering its own", () => {
  const store = createStore("first");
  function Shown() {
    return <p>{useStore(store, "prerendered")}</p>;
  }
  expect(prerender(<Shown />)).toBe("<p>prerendered</p>");
  render(<Shown />);
  expect(screen.getByText("first")).toBeInTheDocument();
  act(() => store.set("second"));
  expect(screen.getByText("second")).toBeInTheDocument();
});
