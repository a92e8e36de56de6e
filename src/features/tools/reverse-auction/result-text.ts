import type { VerdictText } from "../kit/results";
import { showMoney, showNames, showPercent } from "../kit/show";
import type { View } from "./view-of";
import { savingAgainst } from "./savings";
import { minutesAndSeconds } from "../../../lib/clock-time";
import { explain } from "./explain";

/** What the auction brought, or where it is. */
export function verdictOf(view: View): VerdictText {
  const { settings, auction, outcome, wording, region, isFinished } = view;
  const { best, closedAt, bids, extensions } = outcome;
  const own =
    best !== null && best.bidder === auction.seat ? auction.bidders[best.bidder] : undefined;
  if (!isFinished) {
    const name = own ? "you" : (auction.bidders[best?.bidder ?? -1]?.name ?? "");
    const lowest = wording.price(best?.price ?? auction.rules.opening);
    const left = `${minutesAndSeconds(view.closesAt - view.at)} left`;
    return {
      headline:
        best === null
          ? `Opening price ${lowest}. ${left}`
          : `Lowest bid ${lowest}, by ${name}. ${left}`,
      detail: `Closes at ${wording.time(view.closesAt)}.`,
    };
  }
  if (best === null) {
    const why = outcome.unspent.length === 0 ? " No floor is a step below the opening price." : "";
    return {
      headline: "Nobody bid",
      detail: `Closed at ${wording.time(closedAt)}.${why} You still have the best quotation.`,
    };
  }
  const { total, percent } = savingAgainst(settings.quotation, best.price, settings.quantity);
  const saved = `${showMoney(total.abs(), region)} (${showPercent(percent.abs())})`;
  const times = extensions === 1 ? "one extension" : `${extensions || "no"} extensions`;
  const won = `at ${wording.price(best.price)} per ${settings.each}`;
  const winner = auction.bidders[best.bidder]?.name ?? "";
  const last = outcome.ownPrices[auction.seat ?? -1];
  const margin = own === undefined ? 0 : best.price - own.floor;
  const above = margin === 0 ? "your floor" : `${wording.price(margin)} above your floor`;
  return {
    headline:
      own !== undefined
        ? `You win ${won}, ${above}`
        : last === undefined
          ? `${winner} wins ${won}`
          : last === null
            ? `You made no bid. ${winner} won ${won}`
            : `You lost. ${winner} won ${won}, ${wording.price(last - best.price)} below your last bid`,
    detail: `${saved} ${total.lt(0) ? "more" : "less"} than the best quotation, after ${bids === 1 ? "one bid" : `${bids} bids`} and ${times}.`,
  };
}

/** Why the price stopped where it did. */
export function endText({ auction, outcome, wording }: View): string {
  const { best, unspent, lastBidAt } = outcome;
  if (best === null) return "";
  const { bidders, rules, seat } = auction;
  const next = wording.price(best.price - rules.step);
  const last = `The last bid came at ${wording.time(lastBidAt ?? 0)}.`;
  if (unspent.length === 0) {
    const hasRoom = bidders.some(
      ({ floor }, bidder) => bidder !== best.bidder && floor < best.price,
    );
    const step = hasRoom ? `the step of ${wording.price(rules.step)} and ` : "";
    return `${last} Nobody else could go to ${next}: ${step}the bidders’ floors stopped the price, not the clock.`;
  }
  const others = unspent.filter((bidder) => bidder !== seat);
  if (others.length === 0) {
    const again = outcome.ownPrices[seat ?? -1] === null ? "" : " again";
    return `${last} You could have gone to ${next}, but didn’t bid${again}.`;
  }
  const names = showNames(others.map((bidder) => bidders[bidder]?.name ?? ""));
  return `${last} ${names} could still have gone to ${next}: the clock stopped the price. More time or another extension could have lowered it.`;
}

/**
 * What to announce while an auction runs: its extensions, and whether the visitor's bid is the lowest. Bids
 * of others come too fast, and the clock is never announced.
 */
export function newsText(view: View): string {
  const { auction, outcome, events, wording } = view;
  const own = outcome.ownPrices[auction.seat ?? -1] ?? null;
  const extension = events.filter(({ kind }) => kind === "extended").at(-1);
  const news = [
    own !== null &&
      (outcome.best?.bidder === auction.seat
        ? `You have the lowest bid, ${wording.price(own)}.`
        : "You were outbid."),
    extension !== undefined && explain(extension, view),
  ];
  return news.filter(Boolean).join(" ") || "The auction is running.";
}
