import { jest } from "@jest/globals";

/** Sets the date and leaves timers alone, until real timers are used again. */
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
