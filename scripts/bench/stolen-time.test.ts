/** @jest-environment node */
import { expect, test } from "@jest/globals";
import { parseProcessorTime, watched, type ProcessorTime } from "./stolen-time";

const stat = "cpu  500 20 300 9000 40 1 29 150 7 0\ncpu0 250 10 150 4500 20 0 15 75 3 0\n";

test("the processors' time is user, nice, system and interrupts, without idle and guests", () => {
  expect(parseProcessorTime(stat)).toEqual({ used: 850, stolen: 150 });
});

test("something else than the times of all processors is refused", () => {
  expect(() => parseProcessorTime("cpu0 1 2 3 4 5 6 7 8\n")).toThrow("/proc/stat");
  expect(() => parseProcessorTime("cpu  1 2 3\n")).toThrow("/proc/stat");
  expect(() => parseProcessorTime("")).toThrow("/proc/stat");
});

/** A clock that shows one reading after the other. */
function clockOf(...readings: readonly ProcessorTime[]) {
  const left = [...readings];
  return async () => Promise.resolve(left.shift() ?? null);
}

const work = async () => Promise.resolve("done");

test("what others had is a share of the time in which there was work", async () => {
  const before = { used: 850, stolen: 150 };
  const disturbed = clockOf(before, { used: 1040, stolen: 160 });
  await expect(watched(work, disturbed)).resolves.toEqual({ value: "done", stolen: 0.05 });
  await expect(watched(work, clockOf(before, before))).resolves.toMatchObject({ stolen: 0 });
});

test("where the system does not tell, others had nothing", async () => {
  await expect(watched(work, clockOf())).resolves.toEqual({ value: "done", stolen: 0 });
});
