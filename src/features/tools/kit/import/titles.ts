import { takeCurrency } from "../currencies";
import { isFilled, textOf, type Rows } from "./cell";
import { folded, wordIn } from "./heading";

const FIGURES = /\b(?:figures|amounts?|values?|rates|prices|limits)\b.*\bin\b/u;

/** The word in a title such as `All figures in Rs. lakh` or `Powers ($ in thousands)`; null without one. */
export function wordOfTitle(rows: Rows): string | null {
  const words = rows.flatMap((row) => {
    const filled = row.filter(isFilled);
    const text = folded(textOf(filled[0])).replaceAll(/[()[\]]/gu, " ");
    const namesMoney = takeCurrency(text).currencies.length > 0 && !/\d/u.test(text);
    return filled.length === 1 && (namesMoney || FIGURES.test(text)) ? [wordIn(text)] : [];
  });
  return words.find((word) => word !== null) ?? null;
}

const TITLE =
  /^(?:comparative statement|comparison of quotations|(?:price |quotation |bid )?comparison)\s*(?:[-–—:]|for|of)\s*(?<item>.+)$/iu;

/** The item in a title such as `Comparative statement for BOPP film, RFQ 12`; empty without one. */
export function itemOfTitle(rows: Rows): string {
  const titles = rows.flatMap(([first]) => TITLE.exec(textOf(first))?.groups?.item ?? []);
  const item = titles[0]?.split(/\s*(?:[,/|;([]|\b(?:rfq|enquiry|dt|dated|ref)\b)/iu)[0] ?? "";
  return item.replace(/[\s\-–—:.]+$/u, "");
}
