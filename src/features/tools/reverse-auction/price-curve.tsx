import { StepLine } from "../../../ui/charts/step-line";
import { signOf } from "../kit/show";
import type { Price } from "./model";
import type { View } from "./view-of";
import * as kit from "../kit/kit.module.css";
import * as styles from "./reverse-auction.module.css";

/** The axis of prices is in rupees or dollars. */
const inMoney = (price: Price) => price / 100;

/** The price over time, with the zone in which a bid extends. Screen readers have the log. */
export function PriceCurve({ view }: { readonly view: View }) {
  const { auction, at, closesAt, wording, events } = view;
  const { opening, step, duration, window, added } = auction.rules;
  // With them, the axis seldom changes while the auction runs.
  const floors = auction.bidders.map(({ floor }) => floor).filter((own) => own > opening / 2);
  const own = auction.bidders[auction.seat ?? -1]?.floor;
  const bids = events.filter((event) => event.kind === "bid");
  const closes = events.flatMap((event) =>
    event.kind === "opened" || event.kind === "extended" ? [event.closesAt] : [],
  );
  const end = Math.max(closesAt, duration);
  return (
    <div className={styles.curve} aria-hidden="true">
      <StepLine
        unit={signOf(view.region)}
        start={inMoney(opening)}
        steps={bids.map((bid, index) => ({
          at: bid.at,
          value: inMoney(bid.price),
          tone:
            index === bids.length - 1 ? "marked" : bid.bidder === auction.seat ? "ink" : undefined,
        }))}
        until={Math.min(at, closesAt)}
        end={end}
        ends={[wording.time(0), wording.time(end)]}
        tone="leaf"
        levels={[
          { value: inMoney(opening), label: `${wording.price(opening)} opening` },
          ...(own === undefined
            ? []
            : [{ value: inMoney(own), label: `${wording.price(own)} your floor` }]),
        ]}
        reach={[opening - step, ...floors].map(inMoney)}
        moments={closes}
        zone={window > 0 && added > 0 ? [Math.max(closesAt - window, 0), closesAt] : undefined}
      />
      <p className={kit.note}>
        Dotted: close at <span>{wording.time(closesAt)}</span>
        {closes.length > 1 && <span>{`, first planned for ${wording.time(duration)}`}</span>}
      </p>
    </div>
  );
}
