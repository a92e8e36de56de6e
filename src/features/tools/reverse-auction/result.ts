import { showMoney, showPercent } from "../shared/show";
import type { ToolResultText } from "../shared/tool-props";
import { placesOf } from "./places";
import { savingAgainst } from "./savings";
import type { View } from "./view";

/** The finished auction: who wins, what it saves, and everyone's last bid. */
export function resultOf(view: View | null): ToolResultText {
  const columns = ["Bidder", "Last bid", "Position"];
  const best = view?.outcome.best ?? null;
  if (view === null || best === null) {
    return { headline: "No bids", columns, rows: [], marked: 0 };
  }
  const { settings, auction, outcome, wording, region } = view;
  const name = auction.bidders[best.bidder]?.name ?? "";
  const { total, percent } = savingAgainst(settings.quotation, best.price, settings.quantity);
  const saved = `${showMoney(total.abs(), region)} (${showPercent(percent.abs())}) ${total.lt(0) ? "more" : "less"} than the best quotation`;
  const extended =
    outcome.extensions === 1 ? "1 extension" : `${outcome.extensions || "no"} extensions`;
  return {
    headline: `${name} wins at ${wording.price(best.price)} per ${settings.each}`,
    detail: `That is ${saved}, after ${outcome.bids} bids and ${extended}.`,
    columns,
    marked: 0,
    rows: placesOf(view).map(({ bidder, price, state }) => [
      auction.bidders[bidder]?.name ?? "",
      price === null ? "No bid" : wording.price(price),
      state,
    ]),
  };
}
