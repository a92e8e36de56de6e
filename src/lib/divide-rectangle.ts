/** A rectangle by its corner and size, in percent. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** The number of first sizes that come closest to half of all, at least one. */
function countOfHalf(sizes: readonly number[]): number {
  const half = sumOf(sizes) / 2;
  const distances = sizes.slice(1).map((_, at) => Math.abs(half - sumOf(sizes.slice(0, at + 1))));
  return distances.indexOf(Math.min(...distances)) + 1;
}

/**
 * Divides a rectangle by sizes, as a treemap does: in two halves across its longer side, and each
 * half again.
 *
 * @param ratio How many times wider than high 100% by 100% is.
 */
export function divideRectangle(
  sizes: readonly number[],
  ratio: number,
  { x, y, width, height }: Rectangle = { x: 0, y: 0, width: 100, height: 100 },
): readonly Rectangle[] {
  if (sizes.length < 2) return sizes.map(() => ({ x, y, width, height }));
  const count = countOfHalf(sizes);
  const [first, second] = [sizes.slice(0, count), sizes.slice(count)];
  const all = sumOf(sizes);
  const share = all === 0 ? 0.5 : sumOf(first) / all;
  const isWide = width * ratio > height;
  const [w, h] = isWide ? [width * share, height] : [width, height * share];
  const rest = isWide
    ? { x: x + w, y, width: width - w, height }
    : { x, y: y + h, width, height: height - h };
  return [
    ...divideRectangle(first, ratio, { x, y, width: w, height: h }),
    ...divideRectangle(second, ratio, rest),
  ];
}
