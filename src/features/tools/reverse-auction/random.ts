/** Rounds that mix the seed before the first number, as in the reference implementation. */
const WARM_UP = 15;

/**
 * A stream of numbers from 0 up to, but not including, 1: the same for the same seed in every browser.
 * The algorithm is sfc32 of Chris Doty-Humphrey's PractRand, which is in the public domain
 * (https://pracrand.sourceforge.net/RNG_engines.txt).
 *
 * @param seed Three whole numbers below 2^32.
 */
export function randomStream(seed: readonly [number, number, number]): () => number {
  let [a, b, c] = seed;
  let counter = 1;
  const next = () => {
    const output = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + output) | 0;
    return output >>> 0;
  };
  for (let round = 0; round < WARM_UP; round += 1) next();
  return () => next() / 2 ** 32;
}

/** A whole number from `least` to `most`, both included, from a number of a stream. */
export function pickWhole(random: number, least: number, most: number): number {
  return least + Math.floor(random * (Math.max(most, least) - least + 1));
}
