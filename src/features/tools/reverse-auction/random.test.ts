import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { pickWhole, randomStream } from "./random";

test("it is sfc32: the numbers are those of PractRand's own program", () => {
  // RNG_output sfc32 64 0x0, after the three numbers by which its 12 rounds are fewer.
  const first = [0xfb52c520, 0x38802be1, 0x948279e6, 0xec4bf1d9, 0x7cb0a909, 0xfad8b4a8];
  const next = randomStream([0, 0, 0]);
  expect(first.map(() => next() * 2 ** 32)).toEqual(first);
  // RNG_output sfc32 64 0x123456789ABCDEF
  const second = [0x35e05b54, 0x4c627ca1, 0x33a043e2, 0xb6113c67];
  const other = randomStream([0, 0x89abcdef, 0x01234567]);
  expect(second.map(() => other() * 2 ** 32)).toEqual(second);
});

test("a whole number is within its bounds, also where they cross", () => {
  const whole = fc.integer({ min: -1000, max: 1000 });
  const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(share, whole, whole, (random, least, most) => {
      const picked = pickWhole(random, least, most);
      expect(Number.isInteger(picked)).toBe(true);
      expect(picked).toBeGreaterThanOrEqual(least);
      expect(picked).toBeLessThanOrEqual(Math.max(least, most));
    }),
  );
});
