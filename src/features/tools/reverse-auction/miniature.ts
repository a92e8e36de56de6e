import { required } from "../../../lib/required";
import type { Miniature } from "../kit/miniature";
import type { ToolRegion } from "../kit/region";
import { upgradeState } from "../kit/state";
import { ticksOf } from "./curve-scale";
import { reverseAuction } from "./fields";
import { verdictOf } from "./result-text";
import { readSettings } from "./settings";
import { viewOf } from "./view-of";

/** The price of the worked example, bid by bid. */
export function reverseAuctionMiniature(figures: unknown, region: ToolRegion): Miniature {
  const { settings } = readSettings(upgradeState(reverseAuction, figures, region), region);
  const view = viewOf(required(settings, "The worked example of the auction"), region);
  const { x, y } = ticksOf(view);
  const { opening } = view.auction.rules;
  const point = (share: number, size: number) => (share * size).toFixed(1);
  const steps = view.events.flatMap((event) =>
    event.kind === "bid" ? [`H${point(x(event.at), 100)}V${point(y(event.price), 40)}`] : [],
  );
  return {
    headline: verdictOf(view).headline,
    caption: `${view.outcome.bids} bids in ${Math.round(view.outcome.closedAt / 60)} minutes`,
    drawing: {
      kind: "curve",
      line: `M0 ${point(y(opening), 40)}${steps.join("")}H100`,
      start: view.wording.price(opening),
      end: view.wording.price(view.outcome.best?.price ?? opening),
    },
  };
}
