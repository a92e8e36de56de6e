import { numberText } from "../shared/parse-figures";
import type { ToolRegion } from "../shared/tool-props";
import { drawBidder } from "./draw-bidders";
import type { BidderFigures, Figures } from "./figures";
import type { Price, Rules } from "./model";
import { readSettings } from "./settings";

/** The figures with a changed bidder. */
export function withBidder(figures: Figures, index: number, part: Partial<BidderFigures>): Figures {
  const bidders = figures.bidders.map((own, at) => (at === index ? { ...own, ...part } : own));
  return { ...figures, bidders };
}

/** The figures with a bid of the visitor. */
export function withBid(figures: Figures, bid: { at: number; price: Price }): Figures {
  const { seat, bids } = figures;
  return seat === null ? figures : { ...figures, bids: [...bids, { ...bid, bidder: seat }] };
}

/** The figures without the bids of the visitor. The same ones if there are none. */
export function withoutOwnBids(figures: Figures): Figures {
  const bids = figures.bids.filter(({ bidder }) => bidder !== figures.seat);
  return bids.length === figures.bids.length ? figures : { ...figures, bids };
}

/** The figures with the visitor in another seat, or watching as the buyer. */
export function withSeat(figures: Figures, seat: number | null): Figures {
  const left = withoutOwnBids(figures);
  return withoutOwnBids({ ...left, seat });
}

/** Rules to draw bidders by, also while a field can't be used. */
function rulesOf(figures: Figures, region: ToolRegion): Rules {
  const { settings } = readSettings(
    { ...figures, bidders: figures.bidders.map((bidder) => ({ ...bidder, floor: "1" })) },
    region,
  );
  const spare = {
    opening: 100_000,
    step: 1000,
    duration: 1200,
    window: 0,
    added: 0,
    extensions: 0,
  };
  return settings?.auction.rules ?? spare;
}

function drawn(figures: Figures, region: ToolRegion, index: number, seed: number): BidderFigures {
  const { name, floor, style } = drawBidder(index, seed, rulesOf(figures, region), figures.noun);
  return { name, floor: numberText(floor / 100, region), style };
}

/** The figures with as many bidders: new ones are drawn, the last ones leave. */
export function withCount(figures: Figures, count: number, region: ToolRegion): Figures {
  const { bidders, seed, seat, bids } = figures;
  const more = Array.from({ length: Math.max(count - bidders.length, 0) }, (_, index) =>
    drawn(figures, region, bidders.length + index, seed),
  );
  return {
    ...figures,
    bidders: [...bidders.slice(0, count), ...more],
    seat: seat !== null && seat < count ? seat : null,
    bids: bids.filter(({ bidder }) => bidder < count),
  };
}

/** The figures with the next seed: other floors, styles and timing, and no given bids. */
export function withNewDraw(figures: Figures, region: ToolRegion): Figures {
  const seed = (figures.seed + 1) % 2 ** 32;
  const bidders = figures.bidders.map(({ name }, index) => ({
    ...drawn(figures, region, index, seed),
    name,
  }));
  return { ...figures, seed, bidders, bids: [] };
}
