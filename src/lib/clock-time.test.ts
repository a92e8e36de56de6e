import { expect, test } from "@jest/globals";
import { minutesAndSeconds, secondsOfDay } from "./clock-time";

test.each([
  ["00:00", 0],
  ["11:20", 40_800],
  ["23:59:59", 86_399],
  ["24:00", null],
  ["11:60", null],
  ["9:05", null],
  ["11:20:5", null],
  ["soon", null],
])("%s is %p seconds after midnight", (time, seconds) => {
  expect(secondsOfDay(time)).toBe(seconds);
});

test.each([
  [0, "0:00"],
  [59, "0:59"],
  [134, "2:14"],
  [1200, "20:00"],
])("%d seconds are formatted as %s", (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});
