import { takeCurrency } from "../currencies";
import { isFilled, textOf } from "./cell";
import { folded, wordIn } from "./heading";
import type { Rows } from "./turned";

const FIGURES = /\b(?:figures|amounts?|values?|rates|prices|limits)\b.*\bin\b/u;

/** The word in a title such as `All figures in Rs. lakh` or `Powers ($ in thousands)`; null without one. */
export function scaleIn(rows: Rows): string | null {
  const words = rows.flatMap((row) => {
    const filled = row.filter(isFilled);
    const text = folded(textOf(filled[0])).replaceAll(/[()[\]]/gu, " ");
    const namesMoney = takeCurrency(text).currencies.length > 0 && !/\d/u.test(text);
    return filled.length === 1 && (namesMoney || FIGURES.test(text)) ? [wordIn(text)] : [];
  });
  return words.find((word) => word !== null) ?? null;
}
