import { useState, type FormEvent } from "react";
import { NumberField } from "../shared/number-field";
import { readNumber } from "../shared/read-number";
import { highestBid } from "./board";
import type { Price } from "./model";
import * as styles from "./simulator.module.css";
import type { View } from "./view";

interface BidFormProps {
  readonly id: string;
  readonly view: View;
  readonly isReady: boolean;
  readonly onBid: (price: Price) => void;
}

/** What is wrong with a bid that was typed, or null. The auction's own rules decide, not the form. */
function problemOf(text: string, view: View): { price: Price } | { problem: string } {
  const { auction, outcome, wording, region } = view;
  const rule = { what: "your bid", least: 0, most: 1e11, isAboveLeast: true } as const;
  const { value, problem } = readNumber(text, rule, region);
  if (value === null) return { problem };
  if (!value.round(2).eq(value)) return { problem: "Use at most two decimals." };
  const price = value.times(100).toNumber();
  const highest = highestBid(auction.rules, outcome);
  if (price > highest) return { problem: `Bid ${wording.price(highest)} or lower.` };
  const floor = auction.bidders[auction.seat ?? -1]?.floor ?? 0;
  if (price < floor)
    return { problem: `Your floor is ${wording.price(floor)}. Don't go below it.` };
  return { price };
}

/** The place where a visitor bids as one of the bidders. */
export function BidForm({ id, view, isReady, onBid }: BidFormProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { auction, outcome, wording, isFinished } = view;
  const own = auction.bidders[auction.seat ?? -1];
  if (own === undefined) return null;
  const highest = highestBid(auction.rules, outcome);
  const leads = outcome.best?.bidder === auction.seat;
  const canBid = !isFinished && highest >= own.floor;
  const bid = (given: string) => {
    const read = problemOf(given, view);
    if ("problem" in read) {
      setProblem(read.problem);
      return;
    }
    setText("");
    setProblem(null);
    onBid(read.price);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFinished) bid(text);
  };
  return (
    <form className={styles.bidding} aria-label={`Bid as ${own.name}`} onSubmit={onSubmit}>
      <p>
        You bid as <strong>{own.name}</strong>. Your floor is{" "}
        <strong>{wording.price(own.floor)}</strong>: below it you lose money.{" "}
        <span>{advice({ isFinished, leads, canBid, highest: wording.price(highest) })}</span>
      </p>
      <div>
        <NumberField
          id={`${id}-bid`}
          label="Your bid"
          value={text}
          problem={problem}
          isReady={isReady}
          onType={(typed) => {
            setText(typed);
            setProblem(null);
          }}
        />
        <button type="submit" disabled={!isReady} aria-disabled={isFinished || undefined}>
          Place bid
        </button>
        <button
          type="button"
          disabled={!isReady}
          aria-disabled={!canBid || undefined}
          onClick={() => {
            if (canBid) bid(String(highest / 100));
          }}
        >
          {`Bid one step lower, ${wording.price(highest)}`}
        </button>
      </div>
    </form>
  );
}

interface Situation {
  readonly isFinished: boolean;
  readonly leads: boolean;
  readonly canBid: boolean;
  readonly highest: string;
}

function advice({ isFinished, leads, canBid, highest }: Situation): string {
  if (isFinished) return "Run the auction to bid, or restart it without your bids.";
  if (leads) return "You have the lowest bid. A new bid would only beat your own.";
  return canBid ? `Your next bid must be ${highest} or lower.` : "You can't go a step lower.";
}
