import { TRADE_SIZE, type Trade } from "../../lib/trades";
import type { PaletteColor } from "../palette";
import { bale, carton, coil, grain } from "./goods";
import { crane, gear, helmet, laptop, reefer } from "./machines";

const drawings: Readonly<Record<Trade, () => string>> = {
  bale,
  carton,
  coil,
  crane,
  gear,
  grain,
  helmet,
  laptop,
  reefer,
};

/** Colours of the inks and of the paper that bodies are filled with. */
export type TradeInks = Readonly<Record<"leaf" | "gold" | "paper", PaletteColor>>;

/**
 * Draws what a trade buys, in the engraved lines of share certificates: two inks, which follow the
 * visitor's colour scheme.
 *
 * @returns An SVG document, at most 4 KB with brotli.
 */
export function drawTrade(trade: Trade, { leaf, gold, paper }: TradeInks): string {
  const { width, height } = TRADE_SIZE;
  const scheme = (key: keyof PaletteColor) =>
    `.leaf{stroke:${leaf[key]}}.gold{stroke:${gold[key]}}.body{fill:${paper[key]}}`;
  const lines =
    "path{fill:none;stroke-width:.8;vector-effect:non-scaling-stroke}.body{stroke-width:1.4}";
  const style = `${lines}${scheme("light")}@media(prefers-color-scheme:dark){${scheme("dark")}}`;
  const square = `<clipPath id="square"><path d="M0 0h100v100H0z"/></clipPath>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}</style>${square}${drawings[trade]()}</svg>`;
}
