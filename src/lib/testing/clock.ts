import { jest } from "@jest/globals";

/** Sets the date without faking timers, until `jest.useRealTimers`. */
export function setDate(date: string): void {
  jest.useFakeTimers({
    now: new Date(date),
    doNotFake: [
      "hrtime",
      "nextTick",
      "performance",
      "queueMicrotask",
      "requestAnimationFrame",
      "cancelAnimationFrame",
      "requestIdleCallback",
      "cancelIdleCallback",
      "setImmediate",
      "clearImmediate",
      "setInterval",
      "clearInterval",
      "setTimeout",
      "clearTimeout",
    ],
  });
}
