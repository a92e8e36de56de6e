/** @jest-environment node */
import { expect, jest, test } from "@jest/globals";
import { disturbance, undisturbed } from "./undisturbed";

/** Measurements with the values 1, 2, 3 and so on, disturbed as told. */
function disturbedBy(...shares: readonly number[]) {
  const measurements = shares.map((stolen, index) => ({ value: index + 1, stolen })).values();
  return jest.fn(async () => {
    const { value } = measurements.next();
    if (value === undefined) throw new Error("It was taken too often.");
    return Promise.resolve(value);
  });
}

test("a measurement counts as it is while other machines leave the processor alone", async () => {
  const found = await undisturbed(disturbedBy(0.08));
  expect(found).toEqual({ value: 1, stolen: 0.08, tries: 1 });
});

test("it is taken again while they do not", async () => {
  const found = await undisturbed(disturbedBy(0.2, 0.09, 0));
  expect(found).toEqual({ value: 3, stolen: 0, tries: 3 });
});

test("of four disturbed ones the least disturbed counts", async () => {
  const found = await undisturbed(disturbedBy(0.3, 0.12, 0.4, 0.12, 0));
  expect(found).toEqual({ value: 2, stolen: 0.12, tries: 4 });
});

test("the report tells what was taken again and what is left", () => {
  const measurements = [
    { value: 1, stolen: 0.01, tries: 1 },
    { value: 2, stolen: 0.12, tries: 4 },
    { value: 3, stolen: 0.02, tries: 2 },
  ];
  expect(disturbance(measurements)).toBe(
    "3 measurements count. 4 more were taken while other machines had over 8.0 % of the processor; " +
      "during those that count they had 2.0 %, at most 12.0 %.",
  );
});
