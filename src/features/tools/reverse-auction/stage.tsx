import type Big from "big.js";
import { minutesAndSeconds } from "../../../lib/clock-time";
import { Dial } from "../../../ui/dial";
import { showMoney, showNumber, showPercent } from "../kit/show";
import { PriceCurve } from "./price-curve";
import { savingAgainst } from "./savings";
import type { View } from "./view-of";
import * as styles from "./reverse-auction.module.css";

const statusOf = ({ isFinished, at, closesAt, auction }: View) => {
  if (isFinished) return { text: "Finished", tone: "closed" };
  if (at === 0) return { text: "Ready to start", tone: "open" };
  const isClosing = closesAt - at <= Math.max(auction.rules.window, 60);
  return isClosing ? { text: "Closing", tone: "closing" } : { text: "Open", tone: "open" };
};

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly formula: string;
}

/** One figure of the result with its arithmetic. */
function Figure({ label, value, formula }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd>{formula}</dd>
    </div>
  );
}

/** What the lowest bid saves so far, and what is left after the cost of the event. */
function Savings({ view }: { readonly view: View }) {
  const { settings, auction, outcome, region, wording, isFinished } = view;
  const { best } = outcome;
  if (best === null) return <p>{isFinished ? "Nobody bid." : "No bid yet."}</p>;
  const { quantity, quotation, buyerHours, eventCost, unit } = settings;
  const saved = savingAgainst(quotation, best.price, quantity);
  const opening = savingAgainst(auction.rules.opening, best.price, quantity);
  const left = saved.total.minus(eventCost);
  const money = (value: Big) => showMoney(value, region);
  const count = `${showNumber(quantity, region)} ${unit}`;
  const { price } = wording;
  const isMore = saved.perUnit < 0;
  const [high, low] = isMore ? [best.price, quotation] : [quotation, best.price];
  return (
    <dl className={styles.figures}>
      <Figure
        label={isMore ? "More than the best quotation" : "Saved against the best quotation"}
        value={`${money(saved.total.abs())} (${showPercent(saved.percent.abs())})`}
        formula={`(${price(high)} − ${price(low)}) × ${count}`}
      />
      <Figure
        label={left.lt(0) ? "Cost of the event not recovered" : "Net saving"}
        value={money(left.abs())}
        formula={`${money(eventCost)} for ${showNumber(buyerHours, region)} hours of your team’s time`}
      />
      <Figure
        label="Below the opening price"
        value={`${money(opening.total)} (${showPercent(opening.percent)})`}
        formula={`(${price(auction.rules.opening)} − ${price(best.price)}) × ${count}`}
      />
    </dl>
  );
}

/** The auction as its host sees it: the time left, the price over time, and the saving beside it. */
export function Stage({ view }: { readonly view: View }) {
  const { settings, auction, wording, at, closesAt } = view;
  const status = statusOf(view);
  const left = closesAt - at;
  return (
    <div className={styles.stage}>
      <p className={styles.dial}>
        {left > 0 ? <Dial part={left} of={auction.rules.duration} /> : null}
        <span>
          <span className={styles.status} data-tone={status.tone}>
            {status.text}
          </span>{" "}
          <span>{settings.item}</span>
          <small>
            {left <= 0
              ? `Closed at ${wording.time(closesAt)}`
              : `${minutesAndSeconds(left)} left, closes ${wording.time(closesAt)}`}
          </small>
        </span>
      </p>
      <PriceCurve view={view} />
      <Savings view={view} />
    </div>
  );
}
