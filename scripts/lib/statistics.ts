/** The median; the upper of the two middle values when their number is even. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new RangeError("An empty list has no median.");
  return middle;
}
