import { expect, test } from "@jest/globals";
import { redone, startHistory, undone, withChange, withPause } from "./history";

test("typing in a field is one step, and a pause begins the next", () => {
  let history = withChange(startHistory("1"), "12", "price");
  history = withChange(history, "123", "price");
  expect(undone(history).present).toBe("1");
  history = withChange(withPause(history), "1234", "price");
  expect(undone(history).present).toBe("123");
});

test("another field is another step", () => {
  const history = withChange(withChange(startHistory("a"), "b", "price"), "c", "freight");
  expect(undone(history).present).toBe("b");
});

test("a step that was undone can be redone until something else changes", () => {
  const history = undone(withChange(startHistory("a"), "b", null));
  expect(redone(history).present).toBe("b");
  expect(redone(withChange(history, "c", null)).present).toBe("c");
});

test("without a step nothing happens", () => {
  expect(undone(startHistory("a")).present).toBe("a");
  expect(redone(startHistory("a")).present).toBe("a");
});
