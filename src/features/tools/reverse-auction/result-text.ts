import { showMoney } from "../shared/show";
import type { View } from "./view";
import { savingAgainst } from "./savings";
import { minutesAndSeconds } from "../../../lib/clock-time";
import { explain } from "./explain";

/** The result in a sentence, for screen readers. */
export function resultText({ settings, auction, region, wording, outcome }: View): string {
  const { best, closedAt } = outcome;
  if (best === null) return `Closed at ${wording.time(closedAt)} without a bid.`;
  const { total } = savingAgainst(auction.rules.opening, best.price, settings.quantity);
  const name = auction.bidders[best.bidder]?.name ?? "";
  return `Closed at ${wording.time(closedAt)}. ${name} wins at ${wording.price(best.price)} per ${settings.each}, ${showMoney(total, region)} below the opening price in total.`;
}

/** Where a running or paused auction is, in a sentence. */
export function standText({ auction, wording, outcome: { best }, at, closesAt }: View): string {
  const lowest =
    best === null
      ? "No bid yet."
      : `Lowest bid ${wording.price(best.price)} by ${auction.bidders[best.bidder]?.name ?? ""}.`;
  return `${lowest} ${minutesAndSeconds(closesAt - at)} left.`;
}

/**
 * What to announce while an auction runs: every bid at normal speed, only extensions when it is fast.
 * The clock alone is never announced.
 */
export function newsText(view: View, isFast: boolean): string {
  const { auction, wording, events } = view;
  const news = events.filter(
    ({ kind }) => kind === "extended" || (!isFast && (kind === "bid" || kind === "refused")),
  );
  const last = news.at(-1);
  if (last === undefined) return "The auction is running.";
  const who = "bidder" in last ? `${auction.bidders[last.bidder]?.name ?? ""}: ` : "";
  const price = "price" in last ? `${wording.price(last.price)}. ` : "";
  return who + price + explain(last, { rules: auction.rules, bidders: auction.bidders, wording });
}
