import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "@jest/globals";
import { trades } from "../../lib/trades";
import { drawTrade } from "./draw-trade";

const ink = (color: string) => ({ light: `${color}-light`, dark: `${color}-dark` });
const inks = { leaf: ink("leaf"), gold: ink("gold"), paper: ink("paper") };

describe.each(trades)("the drawing of a %s", (trade) => {
  const svg = drawTrade(trade, inks);

  test("has two inks, in the colours of the visitor's scheme", () => {
    expect(svg).toMatch(/class="leaf/u);
    expect(svg).toMatch(/class="gold/u);
    const [light, dark] = svg.split("prefers-color-scheme:dark");
    for (const name of ["leaf", "gold", "paper"]) {
      expect(light).toContain(`${name}-light`);
      expect(dark).toContain(`${name}-dark`);
    }
  });

  test("has at most 4 KB with brotli, and only numbers in its lines", () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(4096);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
  });
});
