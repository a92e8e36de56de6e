import { useState } from "react";
import type { Price } from "./model";
import { repeatDraws, type Averages } from "./repeated-draws";
import { sealedBids, type SealedResult } from "./sealed-bids";
import * as styles from "./simulator.module.css";
import { Title, type Level } from "./title";
import type { View } from "./view";

/** How many auctions the comparison repeats. */
const RUNS = 200;

const VICKREY = "https://doi.org/10.1111/j.1540-6261.1961.tb02789.x";
const MYERSON = "https://doi.org/10.1287/moor.6.1.58";

/** One price against another, in words. */
function against(one: Price, other: Price, wording: View["wording"]): string {
  if (one === other) return "the same";
  return `${wording.price(Math.abs(one - other))} ${one < other ? "less" : "more"}`;
}

interface SealedProps {
  readonly view: View;
  readonly level: Level;
  readonly isReady: boolean;
}

/** Whether sealed bids would have done as well, from the same floors and by a stated rule. */
export function SealedComparison({ view, level, isReady }: SealedProps) {
  const { auction, isFinished, outcome, wording } = view;
  const sealed = sealedBids(auction);
  const open = outcome.best?.price;
  if (!isFinished || open === undefined || sealed === null) return null;
  const name = auction.bidders[sealed.winner]?.name ?? "";
  return (
    <section className={styles.sealed}>
      <Title level={level}>Would sealed bids have done as well?</Title>
      <div className={styles.words}>
        <p>
          With one sealed bid each, <span>{name}</span> would have won at{" "}
          <strong>{wording.price(sealed.price)}</strong>. The auction ended at{" "}
          <strong>{wording.price(open)}</strong>,{" "}
          <span>{against(open, sealed.price, wording)}</span>. This one auction proves nothing about
          the format: draw other bidders and it may go the other way.
        </p>
        <Rule view={view} sealed={sealed} />
      </div>
      <div className={styles.words}>
        <Quotations view={view} sealed={sealed} />
        <Repeated key={JSON.stringify(auction)} view={view} isReady={isReady} />
      </div>
    </section>
  );
}

function Quotations({ view, sealed }: { readonly view: View; readonly sealed: SealedResult }) {
  const { auction, outcome, wording } = view;
  return (
    <div className={styles.scroller} role="group" aria-label="Sealed bids" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Bidder</th>
            <th scope="col">Floor</th>
            <th scope="col">Sealed bid</th>
            <th scope="col">Last bid in the auction</th>
          </tr>
        </thead>
        <tbody>
          {auction.bidders.map(({ name, floor }, bidder) => {
            const quotation = sealed.quotations[bidder] ?? null;
            const own = outcome.ownPrices[bidder] ?? null;
            return (
              <tr key={bidder}>
                <th scope="row">{name}</th>
                <td>{wording.price(floor)}</td>
                <td data-best={bidder === sealed.winner || undefined}>
                  {quotation === null ? "No bid" : wording.price(quotation)}
                </td>
                <td data-best={bidder === outcome.best?.bidder || undefined}>
                  {own === null ? "No bid" : wording.price(own)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Rule({ view, sealed }: { readonly view: View; readonly sealed: SealedResult }) {
  const { auction, wording } = view;
  const { opening } = auction.rules;
  const count = sealed.quotations.filter((quotation) => quotation !== null).length;
  const floor = auction.bidders[sealed.winner]?.floor ?? 0;
  return (
    <>
      <p>
        <strong>The rule for the sealed bids.</strong> Nobody sees the others, so each bidder asks
        for more than its floor: floor + (opening price − floor) ÷ number of bidders. For the lowest
        one that is <span>{wording.price(floor)}</span> + (<span>{wording.price(opening)}</span> −{" "}
        <span>{wording.price(floor)}</span>) ÷ <span>{count}</span> ={" "}
        <span>{wording.price(sealed.price)}</span>, rounded to two decimals.
      </p>
      <p>
        <strong>Where it comes from.</strong> It's the best strategy if bidders are alike, don't
        mind risk, know nothing of each other, and expect floors anywhere up to the opening price
        with equal chance. Then open and sealed bids bring the same price on average (
        <a href={VICKREY}>Vickrey 1961</a>, <a href={MYERSON}>Myerson 1981</a>). An open auction
        with small steps ends near the second-lowest floor, here{" "}
        <span>{wording.price(sealed.secondFloor)}</span>. Real bidders differ: one who is much
        stronger than the rest can stop early in an open auction, and a cautious one asks for less
        in a sealed one.
      </p>
    </>
  );
}

/** The same comparison over many auctions, when the visitor asks for it. */
function Repeated({ view, isReady }: Omit<SealedProps, "level">) {
  const [averages, setAverages] = useState<Averages | null>(null);
  const { auction, wording } = view;
  const run = () => setAverages(repeatDraws(auction.rules, auction.bidders, auction.seed, RUNS));
  return (
    <div className={styles.repeated}>
      <button type="button" disabled={!isReady} onClick={run}>
        Run {RUNS} auctions with other floors
      </button>
      <p role="status">
        {averages !== null && (
          <span>
            Over <span>{averages.auctions}</span> auctions with your rules and floors drawn anew up
            to the opening price, the open auction ended at{" "}
            <span>{wording.price(averages.open)}</span> on average and sealed bids at{" "}
            <span>{wording.price(averages.sealed)}</span>. The open auction was lower{" "}
            <span>{averages.openLower}</span> times.
          </span>
        )}
      </p>
    </div>
  );
}
