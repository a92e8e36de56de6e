import { explain } from "./explain";
import type { AuctionEvent } from "./model";
import * as styles from "./simulator.module.css";
import { Title, type Level } from "./title";
import { visibleEvents, type View } from "./view";

/** What an event is called where it has no bidder. */
const names: Readonly<Partial<Record<AuctionEvent["kind"], string>>> = {
  opened: "Opening",
  extended: "Extension",
  "not-extended": "No extension",
  closed: "Close",
};

interface BidLogProps {
  readonly view: View;
  readonly level: Level;
}

/** The log of the auction, newest first: who bid when, and what each rule did. */
export function BidLog({ view, level }: BidLogProps) {
  const { auction, wording } = view;
  const { rules, bidders } = auction;
  const events = [...visibleEvents(view)].reverse();
  return (
    <div className={styles.panel}>
      <Title level={level}>Bid log</Title>
      <div className={styles.log} role="group" aria-label="Bid log" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Bidder</th>
              <th scope="col">Price</th>
              <th scope="col">What the rules did</th>
            </tr>
          </thead>
          <tbody>
            {events.map((event, index) => (
              <tr key={events.length - index} data-kind={event.kind}>
                <th scope="row">{wording.time(event.at)}</th>
                <td>
                  <span>{"bidder" in event ? bidders[event.bidder]?.name : names[event.kind]}</span>
                  {"bidder" in event && event.bidder === auction.seat && <small> You</small>}
                </td>
                <td>{"price" in event && wording.price(event.price)}</td>
                <td>{explain(event, { rules, bidders, wording })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
