/**
 * The value in the middle; of an even number the upper of the two.
 *
 * @throws {RangeError} Where there is none.
 */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new RangeError("There is no median of nothing.");
  return middle;
}
