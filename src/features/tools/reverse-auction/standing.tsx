import * as tables from "./simulator.module.css";
import * as styles from "./stage.module.css";
import { Title, type Level } from "./title";
import type { View } from "./view";

interface Place {
  readonly bidder: number;
  readonly price: number | null;
  readonly state: string;
}

/** The bidders in the order of their last bids; those without one come last. */
function placesOf(view: View): readonly Place[] {
  const { outcome, events, isFinished, isHidden } = view;
  const stopped = new Set(
    events.flatMap((event) => (event.kind === "stopped" ? [event.bidder] : [])),
  );
  const stateOf = (bidder: number) => {
    if (outcome.best?.bidder === bidder) return isFinished ? "Wins" : "Leads";
    if (isHidden(bidder)) return "Not shown";
    if (stopped.has(bidder)) return "At its floor";
    if (!isFinished) return "Can still bid";
    return outcome.unspent.includes(bidder) ? "Ran out of time" : "At its floor";
  };
  return outcome.ownPrices
    .map((price, bidder) => ({ bidder, price, state: stateOf(bidder) }))
    .toSorted((one, other) => (one.price ?? Infinity) - (other.price ?? Infinity));
}

interface StandingProps {
  readonly view: View;
  readonly level: Level;
}

/** Who stands where: each bidder's last bid, best first. */
export function Standing({ view, level }: StandingProps) {
  const { auction, outcome, wording, isFinished } = view;
  const best = outcome.best?.price ?? null;
  return (
    <div className={styles.ranking}>
      <Title level={level}>{isFinished ? "Final ranking" : "Ranking now"}</Title>
      <div className={tables.scroller} role="group" aria-label="Ranking" tabIndex={0}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">Bidder</th>
              <th scope="col">Last bid</th>
              <th scope="col">Above lowest</th>
              <th scope="col">Position</th>
            </tr>
          </thead>
          <tbody>
            {placesOf(view).map(({ bidder, price, state }) => (
              <tr key={bidder} data-best={outcome.best?.bidder === bidder || undefined}>
                <th scope="row">
                  {auction.bidders[bidder]?.name}
                  {bidder === auction.seat && <small> You</small>}
                </th>
                <td>{price === null ? "No bid" : wording.price(price)}</td>
                <td>
                  {price === null || best === null || price === best
                    ? "–"
                    : wording.price(price - best)}
                </td>
                <td>{state}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
