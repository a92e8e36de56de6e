import { useState } from "react";
import { Fold } from "../kit/fold";
import { ResultTable } from "../kit/result-table";
import type { Results } from "../kit/results";
import { explain } from "./explain";
import type { AuctionEvent } from "./model";
import { endText } from "./result-text";
import { sealedBids } from "./sealed-bids";
import { standingsOf } from "./standings";
import { visibleEvents, type View } from "./view-of";
import * as kit from "../kit/kit.module.css";

/** How many events of the log are shown at first. */
const SHOWN = 6;

/** The bidders in the order of their last bids. */
export function standingResults(view: View): Results {
  const { auction, outcome, wording, isFinished } = view;
  const best = outcome.best?.price ?? null;
  return {
    caption: isFinished ? "Final ranking" : "Ranking now",
    columns: ["Bidder", "Last bid", "Above the lowest", "Position"],
    words: ["Position"],
    rows: standingsOf(view).map(({ bidder, price, state }) => ({
      label: auction.bidders[bidder]?.name ?? "",
      hint: bidder === auction.seat ? "You" : "",
      isMarked: bidder === outcome.best?.bidder,
      cells: [
        price === null ? "No bid" : wording.price(price),
        price === null || best === null || price === best ? "–" : wording.price(price - best),
        state,
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
  const { auction, wording } = view;
  const { rules, bidders, seat } = auction;
  return {
    caption: "Bid log",
    columns: ["Time", "Bidder", "Price", "What the rules did"],
    words: ["Bidder", "What the rules did"],
    rows: [...visibleEvents(view)].reverse().map((event) => {
      const who = "bidder" in event ? bidders[event.bidder]?.name : names[event.kind];
      const isOwn = "bidder" in event && event.bidder === seat;
      return {
        label: wording.time(event.at),
        cells: [
          isOwn ? `${who} (you)` : (who ?? ""),
          "price" in event ? wording.price(event.price) : "",
          explain(event, { rules, bidders, wording }),
        ],
      };
    }),
  };
}

/** The log, of which whole rows are shown. */
export function BidLog({ view }: { readonly view: View }) {
  const [isWhole, setIsWhole] = useState(false);
  const results = logResults(view);
  const shown = isWhole ? results.rows : results.rows.slice(0, SHOWN);
  return (
    <section className={kit.part}>
      <ResultTable results={{ ...results, rows: shown }} />
      {results.rows.length <= SHOWN ? null : (
        <div className={kit.scripted}>
          <button type="button" className={kit.button} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? "Show the last events" : `Show all ${results.rows.length} events`}
          </button>
        </div>
      )}
    </section>
  );
}

/** Each bidder's sealed bid from the same floor, beside its last bid. */
function sealedResults(view: View): Results | null {
  const { auction, outcome, wording } = view;
  const sealed = sealedBids(auction);
  if (sealed === null) return null;
  const price = (value: number | null | undefined) =>
    value === null || value === undefined ? "No bid" : wording.price(value);
  return {
    caption: "Sealed bids",
    columns: ["Bidder", "Floor", "Sealed bid", "Last bid in the auction"],
    rows: auction.bidders.map(({ name, floor }, bidder) => ({
      label: name,
      isMarked: bidder === sealed.winner,
      cells: [
        wording.price(floor),
        price(sealed.quotations[bidder]),
        price(outcome.ownPrices[bidder]),
      ],
    })),
  };
}

/** Whether sealed bids would have done as well, from the same floors and by a stated rule. */
function SealedBids({ view }: { readonly view: View }) {
  const { auction, outcome, wording } = view;
  const sealed = sealedBids(auction);
  const results = sealedResults(view);
  const open = outcome.best?.price;
  if (sealed === null || results === null || open === undefined) return null;
  const gap = open - sealed.price;
  const size = wording.price(Math.abs(gap));
  const against = gap === 0 ? "the same" : `${size} ${gap < 0 ? "less" : "more"}`;
  return (
    <>
      <p>
        {`With one sealed bid each, ${auction.bidders[sealed.winner]?.name ?? ""} would have won at ${wording.price(sealed.price)}. The auction ended at ${wording.price(open)}, ${against}.`}
      </p>
      <ResultTable results={results} />
    </>
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
      {isFinished && outcome.best !== null ? (
        <Fold title="Would sealed bids have done as well?">{() => <SealedBids view={view} />}</Fold>
      ) : null}
    </>
  );
}
