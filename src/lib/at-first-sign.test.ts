import { afterEach, expect, jest, test } from "@jest/globals";
import { fireEvent } from "@testing-library/react";
import { atFirstSign } from "./at-first-sign";

const input = document.createElement("input");
document.body.append(input);

function setActivation(hasBeenActive: boolean) {
  Reflect.set(navigator, "userActivation", { hasBeenActive, isActive: false });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "userActivation");
});

test("nothing happens while the visitor does nothing", () => {
  setActivation(false);
  const callback = jest.fn();
  atFirstSign(callback);
  fireEvent.load(window);
  expect(callback).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ["a pointer moves", () => fireEvent.pointerMove(document.body)],
  ["a finger comes down", () => fireEvent.touchStart(document.body)],
  ["a key is pressed", () => fireEvent.keyDown(document.body, { key: "Tab" })],
  ["a field takes focus", () => fireEvent.focusIn(input)],
  ["the page is scrolled", () => fireEvent.scroll(window)],
])("it calls back once when %s", (_, act) => {
  const callback = jest.fn();
  atFirstSign(callback);
  act();
  act();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("it calls back at once for a visitor who has already pressed something", () => {
  setActivation(true);
  const callback = jest.fn();
  atFirstSign(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});
