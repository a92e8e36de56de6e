/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from "@jest/globals";
import { clearBrowser, refuseStorage, refuseWriting } from "./testing/new-page";
import { localStore, sessionStore } from "./storage";

beforeEach(clearBrowser);

describe.each([
  ["local", localStore, () => window.localStorage, () => window.sessionStorage],
  ["session", sessionStore, () => window.sessionStorage, () => window.localStorage],
])("%s storage", (_, store, own, other) => {
  test("stores a value until it is removed", () => {
    store.set("key", "value");
    expect(own().getItem("key")).toBe("value");
    expect(other().getItem("key")).toBeNull();
    expect(store.get("key")).toBe("value");
    store.remove("key");
    expect(store.get("key")).toBeNull();
    expect(own().getItem("key")).toBeNull();
  });

  test("that is refused behaves as if it were empty", () => {
    refuseStorage();
    expect(() => store.set("key", "value")).not.toThrow();
    expect(store.get("key")).toBeNull();
    expect(() => store.remove("key")).not.toThrow();
  });

  test("that is full keeps its values", () => {
    store.set("key", "old");
    refuseWriting();
    expect(() => store.set("key", "new")).not.toThrow();
    expect(store.get("key")).toBe("old");
  });
});
