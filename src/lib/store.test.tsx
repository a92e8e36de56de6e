import { expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { prerender } from "./testing/prerender";
import { createStore, useSelected } from "./store";

test("subscribers are notified of each change until they unsubscribe", () => {
  const store = createStore("a");
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  store.set("b");
  store.set("b");
  expect(store.get()).toBe("b");
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.set("c");
  expect(listener).toHaveBeenCalledTimes(1);
});

test("a component shows the prerendered state first, and renders only when its part changes", () => {
  const initial = { shown: "first", other: 0 };
  const store = createStore(initial);
  const rendered = jest.fn();
  function Part() {
    rendered();
    return <p>{useSelected(store, { shown: "prerendered", other: 0 }, ({ shown }) => shown)}</p>;
  }
  expect(prerender(<Part />)).toBe("<p>prerendered</p>");
  render(<Part />);
  expect(screen.getByText("first")).toBeInTheDocument();
  rendered.mockClear();
  act(() => store.set({ ...initial, other: 1 }));
  expect(rendered).not.toHaveBeenCalled();
  act(() => store.set({ ...initial, shown: "second" }));
  expect(screen.getByText("second")).toBeInTheDocument();
});
