import type Big from "big.js";
import { showMoney, showNumber, showPercent } from "../shared/show";
import type { ToolRegion } from "../shared/tool-props";
import type { Price } from "./model";
import { eventCost, savingAgainst } from "./savings";
import * as styles from "./simulator.module.css";
import { Title, type Level } from "./title";
import type { View } from "./view";

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly share?: string;
  readonly formula: string;
  readonly isMain?: boolean;
}

/** One figure of the result, large, with its arithmetic. */
function Figure({ label, value, share, formula, isMain = false }: FigureProps) {
  return (
    <div className={styles.figure} data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd className={styles.value}>
        <span>{value}</span> {share !== undefined && <small>{share}</small>}
      </dd>
      <dd className={styles.formula}>{formula}</dd>
    </div>
  );
}

const sized = (value: Big, region: ToolRegion) => showMoney(value.abs(), region);

/** Why the price stopped where it did. */
function endText({ auction, outcome, wording }: View): string {
  const { best, unspent, extensions, lastBidAt } = outcome;
  if (best === null) return "";
  const next = wording.price(best.price - auction.rules.step);
  const last = `The last bid came at ${wording.time(lastBidAt ?? 0)}, and the auction was extended ${extensions === 1 ? "once" : `${extensions} times`}.`;
  if (unspent.length === 0) {
    return `${last} Nobody else could go to ${next}: the price stopped at the bidders' floors, not at the clock.`;
  }
  const names = unspent.map((bidder) => auction.bidders[bidder]?.name).join(" and ");
  return `${last} ${names} could still have gone to ${next}: the clock stopped the price. More time or another extension could have lowered it.`;
}

interface ResultsProps {
  readonly view: View;
  readonly unit: string;
  readonly level: Level;
}

/** What the auction brought, and what it cost. Shown when it has closed. */
export function Results({ view, unit, level }: ResultsProps) {
  const { outcome, isFinished } = view;
  return (
    <section className={styles.results} data-surface="leaf">
      <Title level={level}>Result</Title>
      {!isFinished && <p>The result appears when the auction closes.</p>}
      {isFinished && outcome.best === null && (
        <p>
          Nobody bid: every floor is less than a step below the opening price, or above it. You
          still have the best quotation.
        </p>
      )}
      {isFinished && outcome.best !== null && (
        <Figures view={view} unit={unit} price={outcome.best.price} />
      )}
    </section>
  );
}

interface FiguresProps extends Omit<ResultsProps, "level"> {
  readonly price: Price;
}

function Figures({ view, unit, price }: FiguresProps) {
  const { settings, auction, region, wording } = view;
  const { quantity, quotation, effort } = settings;
  const count = `${showNumber(quantity, region)} ${unit}`;
  const opening = savingAgainst(auction.rules.opening, price, quantity);
  const quoted = savingAgainst(quotation, price, quantity);
  const cost = eventCost(effort, auction.bidders.length);
  const left = quoted.total.minus(cost.buyer);
  const money = (value: Big) => showMoney(value, region);
  const hours = (value: Big) => `${showNumber(value, region)} hours`;
  return (
    <>
      <dl className={styles.figures}>
        <Figure
          label="Below the opening price"
          value={money(opening.total)}
          share={showPercent(opening.percent)}
          formula={`(${wording.price(auction.rules.opening)} − ${wording.price(price)}) × ${count}`}
        />
        <Figure
          isMain
          label={
            quoted.perUnit < 0 ? "More than the best quotation" : "Saved against the best quotation"
          }
          value={sized(quoted.total, region)}
          share={showPercent(quoted.percent.abs())}
          formula={
            quoted.perUnit < 0
              ? `(${wording.price(price)} − ${wording.price(quotation)}) × ${count}`
              : `(${wording.price(quotation)} − ${wording.price(price)}) × ${count}`
          }
        />
        <Figure
          label={left.lt(0) ? "Short of the cost of the event" : "Left after the cost of the event"}
          value={sized(left, region)}
          formula={`${money(quoted.total)} − ${money(cost.buyer)} for ${hours(effort.buyerHours)} of your team at ${money(effort.buyerRate)}`}
        />
      </dl>
      <p>{endText(view)}</p>
      <p>
        The bidders spent <span>{money(cost.suppliers)}</span> as well:{" "}
        <span>{auction.bidders.length}</span> × <span>{hours(effort.supplierHours)}</span> at{" "}
        <span>{money(effort.supplierRate)}</span>. You don't pay this directly, but it comes back in
        their prices if you run auctions that nobody can win.
      </p>
    </>
  );
}
