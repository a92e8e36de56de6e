/** A point of a drawing, 0 to 100 in both directions. */
export type Point = readonly [x: number, y: number];

/** A position as a path has it. */
export const digits = (value: number) => String(Math.round(value * 10) / 10);

/** A line from point to point. */
export const linePath = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${digits(x)},${digits(y)}`).join("L")}`;

/** A line of steps, from a height at the left, level to each point and then to its height, and on to the right. */
export function stepPath(from: number, points: readonly Point[], to: number): string {
  const steps = points.map(([x, y]) => `H${digits(x)}V${digits(y)}`).join("");
  return `M0,${digits(from)}${steps}H${digits(to)}`;
}
