import { formatNumber } from "./format-number";

interface Scale {
  readonly size: number;
  readonly name: string;
  /** Follows the number, with a space if it needs one. */
  readonly suffix: string;
}

/** How a region writes money. */
export interface Currency {
  readonly sign: string;
  /** The unit of the annual spend. */
  readonly unit: Scale;
  /** From the largest. */
  readonly scales: readonly Scale[];
  /** Whether counts are scaled too, so that Indian grouping never appears in the US. */
  readonly scalesCounts: boolean;
}

const THOUSAND = 1e3;
const LAKH = 1e5;
const MILLION = 1e6;
const CRORE = 1e7;
const BILLION = 1e9;

/** Words for units that a visitor may write after a number. */
export const unitWords: ReadonlyMap<string, number> = new Map([
  ["k", THOUSAND],
  ["thousand", THOUSAND],
  ["l", LAKH],
  ["lac", LAKH],
  ["lacs", LAKH],
  ["lakh", LAKH],
  ["lakhs", LAKH],
  ["m", MILLION],
  ["mm", MILLION],
  ["mn", MILLION],
  ["million", MILLION],
  ["cr", CRORE],
  ["crs", CRORE],
  ["crore", CRORE],
  ["crores", CRORE],
  ["b", BILLION],
  ["bn", BILLION],
  ["billion", BILLION],
]);

const crore = { size: CRORE, name: "crore", suffix: " crore" };
const million = { size: MILLION, name: "million", suffix: "M" };

/** The currency of each region. */
export const currencies: Readonly<Record<"in" | "us", Currency>> = {
  in: {
    sign: "₹",
    unit: crore,
    scales: [crore, { size: LAKH, name: "lakh", suffix: " lakh" }],
    scalesCounts: false,
  },
  us: {
    sign: "$",
    unit: million,
    scales: [
      { size: 1e12, name: "trillion", suffix: "T" },
      { size: BILLION, name: "billion", suffix: "B" },
      million,
      { size: THOUSAND, name: "thousand", suffix: "K" },
    ],
    scalesCounts: true,
  },
};

const inHundredths = (value: number) => Math.round(value * 100) / 100;

/** The number in its scale. One that rounds up to the next scale, such as 99.999 lakh, uses that. */
function read(value: number, scales: readonly Scale[]): string {
  const index = scales.findIndex(({ size }) => value >= size);
  const own = index === -1 ? scales.length : index;
  const scaled = inHundredths(value / (scales[own]?.size ?? 1));
  const above = scales[own - 1];
  if (above !== undefined && scaled * (scales[own]?.size ?? 1) >= above.size) {
    return `1${above.suffix}`;
  }
  return formatNumber(scaled) + (scales[own]?.suffix ?? "");
}

/**
 * An amount as the region writes it, rounded to two decimals of its unit: `₹1.44 crore`, `$360K`.
 *
 * @param amount In rupees or dollars, not below 0.
 */
export function formatMoney(amount: number, { sign, scales }: Currency): string {
  return sign + read(amount, scales);
}

/** A count as the region writes it: `7,200` or `7.2K`. */
export function formatCount(count: number, { scales, scalesCounts }: Currency): string {
  return read(count, scalesCounts ? scales : []);
}
