import * as tables from "./simulator.module.css";
import * as styles from "./stage.module.css";
import { placesOf } from "./places";
import { Title, type Level } from "./title";
import type { View } from "./view";

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
                  <span>{auction.bidders[bidder]?.name}</span>
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
