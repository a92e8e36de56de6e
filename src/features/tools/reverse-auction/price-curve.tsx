import { ticksOf } from "./curve-scale";
import * as styles from "./reverse-auction.module.css";
import type { View } from "./view-of";

const WIDTH = 1000;
const HEIGHT = 300;

/** The price over time, with the zone in which a bid extends. Screen readers have the log. */
export function PriceCurve({ view }: { readonly view: View }) {
  const { auction, at, wording, events } = view;
  const { rules } = auction;
  const bids = events.filter((event) => event.kind === "bid");
  const { x, y, own, closes } = ticksOf(view);
  const [px, py] = [
    (time: number) => Math.round(x(time) * WIDTH),
    (price: number) => Math.round(y(price) * HEIGHT),
  ];
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const now = Math.min(at, view.closesAt);
  const steps = bids.map((bid) => `H${px(bid.at)}V${py(bid.price)}`).join("");
  const line = `M0 ${py(rules.opening)}${steps}H${px(now)}`;
  const best = bids.at(-1);
  // The price falls: before it passes the visitor's floor it is above it, then below.
  const isPassed = bids.some((bid) => own !== null && bid.price <= own && x(bid.at) < 0.5);
  return (
    <div className={styles.curve} aria-hidden="true">
      <svg>
        {rules.window > 0 && rules.added > 0 && (
          <rect
            className={styles.zone}
            x={percent(x(Math.max(view.closesAt - rules.window, 0)))}
            width={percent(x(view.closesAt) - x(Math.max(view.closesAt - rules.window, 0)))}
            height="100%"
          />
        )}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {closes.map((close) => (
            <path key={close} className={styles.close} d={`M${px(close)} 0V${HEIGHT}`} />
          ))}
          {own === null ? null : <path className={styles.mark} d={`M0 ${py(own)}H${WIDTH}`} />}
          <path className={styles.area} d={`${line}V${HEIGHT}H0z`} />
          <path className={styles.line} d={line} />
        </svg>
        {bids.map((bid) => (
          <circle
            key={`${bid.at}-${bid.price}`}
            data-best={bid === best}
            data-own={bid.bidder === auction.seat || undefined}
            cx={percent(x(bid.at))}
            cy={percent(y(bid.price))}
            r={bid === best ? 8 : 4}
          />
        ))}
        <text x="0" y={percent(y(rules.opening))} dy="-0.5em">
          {`${wording.price(rules.opening)} opening`}
        </text>
        {own === null ? null : (
          <text
            x={isPassed ? "100%" : "0"}
            y={percent(y(own))}
            dy={isPassed ? "-0.5em" : "1.2em"}
            textAnchor={isPassed ? "end" : "start"}
          >
            {`${wording.price(own)} your floor`}
          </text>
        )}
      </svg>
      <p className={styles.axis}>
        <span>{wording.time(0)}</span>
        <span>
          Dotted: close at <span>{wording.time(view.closesAt)}</span>
          {closes.length > 1 && (
            <span>{`, first planned for ${wording.time(rules.duration)}`}</span>
          )}
        </span>
      </p>
    </div>
  );
}
