import type { Miniature } from "../kit/miniature";
import type { ToolRegion } from "../kit/region";
import { upgradeState } from "../kit/state";
import { answerTerms } from "./answer";
import { paymentTerms } from "./fields";
import { answerWords } from "./words";

/** What the credit of the worked example is worth, beside the price that is asked for it. */
export function paymentTermsMiniature(figures: unknown, region: ToolRegion): Miniature {
  const state = upgradeState(paymentTerms, figures, region);
  const { headline, bars } = answerWords(answerTerms(state, region));
  const most = Math.max(...(bars?.bars ?? []).map(({ size }) => size), Number.MIN_VALUE);
  return {
    headline,
    caption: bars?.caption ?? "",
    drawing: {
      kind: "bars",
      bars: (bars?.bars ?? []).map(({ size, ...bar }) => ({ ...bar, to: size / most })),
    },
  };
}
