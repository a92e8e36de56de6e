import { useState } from "react";
import { ResultTable } from "../kit/result-table";
import type { Results } from "../kit/results";
import { explain } from "./explain";
import type { AuctionEvent } from "./model";
import { endText } from "./result-text";
import type { View } from "./view-of";
import * as shared from "../../../styles/shared.module.css";
import * as kit from "../kit/kit.module.css";

/** How many events of the log are shown at first. */
const SHOWN = 6;

/** Where a bidder stands: a floor stays hidden from who bids against it. */
function positionOf(
  bidder: number,
  { auction, outcome, events, isFinished, isHidden }: View,
): string {
  if (outcome.best?.bidder === bidder) return isFinished ? "Wins" : "Leads";
  if (isHidden(bidder)) return "Not shown";
  if (isFinished && outcome.unspent.includes(bidder)) {
    if (bidder !== auction.seat) return "Ran out of time";
    return outcome.ownPrices[bidder] === null ? "Didn’t bid" : "Didn’t bid again";
  }
  const hasStopped = events.some((event) => event.kind === "stopped" && event.bidder === bidder);
  return isFinished || hasStopped ? "Can’t bid lower" : "Can still bid";
}

/** The bidders in the order of their last bids; those without one come last. */
export function standingResults(view: View): Results {
  const { auction, outcome, wording, isFinished } = view;
  const best = outcome.best?.price ?? null;
  const standings = outcome.ownPrices
    .map((price, bidder) => ({ bidder, price }))
    .sort((one, other) => (one.price ?? Infinity) - (other.price ?? Infinity));
  return {
    caption: isFinished ? "Final ranking" : "Ranking now",
    columns: ["Bidder", "Last bid", "Above the lowest", "Position"],
    words: ["Position"],
    rows: standings.map(({ bidder, price }) => ({
      label: auction.bidders[bidder]?.name ?? "",
      hint: bidder === auction.seat ? "You" : "",
      isMarked: bidder === outcome.best?.bidder,
      cells: [
        price === null ? "No bid" : wording.price(price),
        price === null || best === null || price === best ? "–" : wording.price(price - best),
        positionOf(bidder, view),
      ],
    })),
  };
}

/** What an event is called where it has no bidder. */
const names: Readonly<Partial<Record<AuctionEvent["kind"], string>>> = {
  opened: "Opening",
  extended: "Extension",
  "not-extended": "No extension",
  closed: "Close",
};

/** The log of the auction, newest first: who bid when, and what each rule did. */
export function logResults(view: View): Results {
  const { auction, wording, events, isHidden } = view;
  const { bidders, seat } = auction;
  const shown = events.filter((event) => event.kind !== "stopped" || !isHidden(event.bidder));
  return {
    caption: "Bid log",
    columns: ["Time", "Bidder or event", "Price", "Effect"],
    words: ["Bidder or event", "Effect"],
    rows: shown.reverse().map((event) => {
      const who = "bidder" in event ? bidders[event.bidder]?.name : names[event.kind];
      const isOwn = "bidder" in event && event.bidder === seat;
      return {
        label: wording.time(event.at),
        cells: [
          isOwn ? `${who} (you)` : (who ?? ""),
          "price" in event ? wording.price(event.price) : "",
          explain(event, view),
        ],
      };
    }),
  };
}

/** The log, of which whole rows are shown. */
function BidLog({ view }: { readonly view: View }) {
  const [isWhole, setIsWhole] = useState(false);
  const results = logResults(view);
  const shown = isWhole ? results.rows : results.rows.slice(0, SHOWN);
  return (
    <section className={kit.part}>
      <ResultTable results={{ ...results, rows: shown }} />
      {results.rows.length <= SHOWN ? null : (
        <div className={shared.scripted}>
          <button type="button" className={kit.button} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? "Show the last events" : `Show all ${results.rows.length} events`}
          </button>
        </div>
      )}
    </section>
  );
}

/** What explains the result. */
export function Details({ view }: { readonly view: View }) {
  const { isFinished, outcome } = view;
  return (
    <>
      <section className={kit.part}>
        <ResultTable results={standingResults(view)} />
        {isFinished && outcome.best !== null ? <p>{endText(view)}</p> : null}
      </section>
      <BidLog view={view} />
    </>
  );
}
