/** Choices that look random and are the same in every run (mulberry32, public domain). */
export class Random {
  #state: number;

  /** @param seed Any text; another text gives other choices. */
  constructor(seed: string) {
    this.#state = Array.from(seed).reduce(
      (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
      2_166_136_261,
    );
  }

  /** A number from 0 to below 1. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.#next() * (max - min + 1));
  }

  /**
   * One of a list.
   *
   * @throws {RangeError} Where the list is empty.
   */
  pick<T>(list: readonly T[]): T {
    const chosen = list[this.whole(0, list.length - 1)];
    if (chosen === undefined) throw new RangeError("There is nothing to choose from.");
    return chosen;
  }

  /** `count` different ones of a list, in the list's order; all where it has no more. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list.keys()];
    while (left.length > count) left.splice(this.whole(0, left.length - 1), 1);
    return left.flatMap((index) => list[index] ?? []);
  }
}
