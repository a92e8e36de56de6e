import { useState, type FormEvent } from "react";
import type { NumberField } from "../kit/fields";
import { Input } from "../kit/input";
import { readNumber } from "../kit/read-number";
import { useToolContext } from "../kit/tool-context";
import { highestBid } from "./board";
import { lowestFloor } from "./upgrade";
import type { Price } from "./model";
import type { View } from "./view-of";
import * as kit from "../kit/kit.module.css";
import * as styles from "./reverse-auction.module.css";

interface BidFormProps {
  readonly view: View;
  /** The bidder that the visitor plays. */
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  readonly onBid: (price: Price) => void;
}

const field: NumberField = {
  kind: "number",
  label: "Your bid",
  rule: { what: "your bid", least: 0, most: 1e11, isAboveLeast: true },
};

/** What is wrong with a bid that was typed, or its price. The auction's own rules decide. */
function readBid(text: string, view: View): { price: Price } | { problem: string } {
  const { auction, outcome, wording, region } = view;
  const { value, problem } = readNumber(text, field.rule, region);
  if (value === null) return { problem };
  if (!value.round(2).eq(value)) return { problem: "Use at most two decimals." };
  const price = value.times(100).toNumber();
  const highest = highestBid(auction.rules, outcome);
  if (price > highest) return { problem: `Bid ${wording.price(highest)} or lower.` };
  const floor = auction.bidders[auction.seat ?? -1]?.floor ?? 0;
  if (price < floor) {
    return { problem: `Your floor is ${wording.price(floor)}. Don’t go below it.` };
  }
  return { price };
}

function advice(view: View, canBid: boolean, highest: string): string {
  const { isFinished, at, outcome, auction } = view;
  const { bidders, seat } = auction;
  if (isFinished) return "The auction is over. To bid again, restart it.";
  if (outcome.best?.bidder === seat) {
    return "You have the lowest bid. “Next event” skips to the next one.";
  }
  const next = `Your next bid must be ${highest} or lower.`;
  if (canBid) return at === 0 ? `Run the auction, then bid. ${next}` : next;
  const lowest = Number(lowestFloor(bidders));
  const other = lowest === seat ? "" : ` Bid as ${bidders[lowest]?.name ?? ""} to win.`;
  return `You’re out: you can’t go a step lower.${other} “Skip to the end” shows who wins.`;
}

/** Where a visitor bids as one of the bidders. */
export function BidForm({ view, seat, onSeat, onBid }: BidFormProps) {
  const { id, region } = useToolContext();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { auction, outcome, wording, isFinished } = view;
  const own = auction.bidders[seat];
  if (own === undefined) return null;
  const highest = highestBid(auction.rules, outcome);
  const canBid = !isFinished && highest >= own.floor;
  const canStep = canBid && outcome.best?.bidder !== seat;
  const bid = (given: string) => {
    const read = readBid(given, view);
    setProblem("problem" in read ? read.problem : null);
    if ("problem" in read) return;
    setText("");
    onBid(read.price);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFinished) bid(text);
  };
  return (
    <form className={styles.bidding} aria-label={`Bid as ${own.name}`} onSubmit={onSubmit}>
      <div className={kit.field}>
        <label htmlFor={`${id}-seat`}>You bid as</label>
        <select
          id={`${id}-seat`}
          className={kit.input}
          autoComplete="off"
          value={seat}
          onChange={({ target }) => onSeat(Number(target.value))}
        >
          {auction.bidders.map(({ name }, index) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={kit.field}>
        <label htmlFor={`${id}-bid`}>Your bid</label>
        <Input
          id={`${id}-bid`}
          path=""
          field={field}
          region={region}
          text={text}
          problem={isFinished ? null : problem}
          onText={(_, typed) => {
            setText(typed);
            setProblem(null);
          }}
        />
      </div>
      <button type="submit" className={kit.button} aria-disabled={isFinished ? true : undefined}>
        Place bid
      </button>
      <button
        type="button"
        className={kit.button}
        aria-disabled={canStep ? undefined : true}
        onClick={() => {
          if (canStep) bid(String(highest / 100));
        }}
      >
        {`Bid ${wording.price(highest)}, one step lower`}
      </button>
      <p>
        <span>{`Your floor is ${wording.price(own.floor)}: below it you lose money. `}</span>
        <span>{advice(view, canBid, wording.price(highest))}</span>
      </p>
    </form>
  );
}
