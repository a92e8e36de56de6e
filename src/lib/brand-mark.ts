/** Lobes of the rosette, and how far its radius swings around the mean. */
const LOBES = 7;
const SWING = 0.36;

const CENTER = 16;

interface Line {
  /** How often the line goes round. With 3 it crosses itself more often than with 2. */
  readonly turns: 2 | 3;
  readonly radius: number;
  /** How round the line is outside and inside. */
  readonly bend: readonly [number, number];
}

const short = (value: number) => String(Math.round(value * 100) / 100);

/**
 * The rosette of the logo in a square of 32 units: the closed curve r(t) = radius × (1 + a cos(7t / turns)),
 * a guilloche of one line. Each half lobe is one cubic curve, so the path is short.
 */
function drawLine({ turns, radius, bend }: Line): string {
  const step = (Math.PI * turns) / LOBES;
  const point = (place: number, side: number) => {
    const isOutside = place % 2 === 0;
    const angle = place * step;
    const r = radius * (1 + (isOutside ? SWING : -SWING));
    const along = (side * r * step * (isOutside ? bend[0] : bend[1])) / 3;
    const x = CENTER + r * Math.sin(angle) + along * Math.cos(angle);
    const y = CENTER - r * Math.cos(angle) + along * Math.sin(angle);
    return `${short(x)} ${short(y)}`;
  };
  const rest = Array.from({ length: 2 * LOBES - 1 }, (_, index) => {
    const place = index + 2;
    return `S${point(place, -1)} ${point(place, 0)}`;
  });
  return `M${point(0, 0)}C${point(0, 1)} ${point(1, -1)} ${point(1, 0)}${rest.join("")}Z`;
}

/** A rosette with a dot in its middle, in a square of 32 units. */
export interface BrandMark {
  readonly line: string;
  readonly width: number;
  readonly dot: number;
}

/** The logo's mark. */
export const brandMark: BrandMark = {
  line: drawLine({ turns: 3, radius: 10.8, bend: [0.95, 1.6] }),
  width: 1.9,
  dot: 3.2,
};

/** The mark for 16 to 24 pixels: fewer crossings and a thicker line. */
export const smallMark: BrandMark = {
  line: drawLine({ turns: 2, radius: 10.7, bend: [1.3, 1.2] }),
  width: 2.4,
  dot: 3.2,
};
