import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { highestBid } from "./board";
import type { Auction, AuctionEvent, GivenBid, Rules } from "./model";
import { styles } from "./model";
import { eventsUntil, outcomeOf } from "./outcome";
import { simulate } from "./simulate";

const rules: fc.Arbitrary<Rules> = fc.record({
  opening: fc.integer({ min: 100, max: 10_000_000 }),
  step: fc.integer({ min: 1, max: 200_000 }),
  duration: fc.integer({ min: 60, max: 7200 }),
  window: fc.integer({ min: 0, max: 900 }),
  added: fc.integer({ min: 0, max: 900 }),
  extensions: fc.integer({ min: 0, max: 8 }),
});

const auctions: fc.Arbitrary<Auction> = rules.chain((given) =>
  fc.integer({ min: 2, max: 8 }).chain((count) =>
    fc.record({
      rules: fc.constant(given),
      seed: fc.nat(),
      bidders: fc.array(
        fc.record({
          name: fc.constant("Bidder"),
          floor: fc.integer({ min: 1, max: Math.ceil(given.opening * 1.1) }),
          style: fc.constantFrom(...styles),
        }),
        { minLength: count, maxLength: count },
      ),
      seat: fc.option(fc.integer({ min: 0, max: count - 1 })),
      bids: fc.array(
        fc.record({
          bidder: fc.integer({ min: 0, max: count - 1 }),
          at: fc.integer({ min: 0, max: given.duration * 2 }),
          price: fc.integer({ min: 1, max: given.opening }),
        }),
        { maxLength: 12 },
      ),
    }),
  ),
);

const bidsOf = (events: readonly AuctionEvent[]) => events.filter((event) => event.kind === "bid");

function forEvery(check: (auction: Auction, events: readonly AuctionEvent[]) => void) {
  fc.assert(
    fc.property(auctions, (auction) => check(auction, simulate(auction))),
    { numRuns: 100 },
  );
}

describe("in every auction", () => {
  test("a bid is at least a step below the best price, so the price never rises", () =>
    forEvery((auction, events) => {
      let best = auction.rules.opening;
      for (const { price, previous } of bidsOf(events)) {
        expect(previous).toBe(best);
        expect(price).toBeLessThanOrEqual(best - auction.rules.step);
        best = price;
      }
    }));

  test("nobody bids below its floor, and so the winner does not", () =>
    forEvery((auction, events) => {
      for (const { bidder, price } of bidsOf(events)) {
        expect(price).toBeGreaterThanOrEqual(auction.bidders[bidder]?.floor ?? Infinity);
      }
    }));

  test("exactly the bids in the last minutes move the close, at most as often as allowed", () =>
    forEvery(({ rules: { duration, window, added, extensions } }, events) => {
      let closesAt = duration;
      let count = 0;
      for (const [index, event] of events.entries()) {
        if (event.kind === "bid") {
          expect(event.left).toBe(closesAt - event.at);
          expect(event.left).toBeGreaterThan(0);
          const isLate = event.left <= window && added > 0;
          const follows = events[index + 1]?.kind;
          expect(follows === "extended").toBe(isLate && count < extensions);
          expect(follows === "not-extended").toBe(isLate && count === extensions);
        }
        if (event.kind === "extended") {
          count += 1;
          expect(event).toMatchObject({ from: closesAt, closesAt: closesAt + added, count });
          closesAt += added;
        }
        if (event.kind === "closed") expect(event.at).toBe(closesAt);
      }
    }));

  test("it ends once, with the lowest bid; only late bids follow", () =>
    forEvery((_, events) => {
      const end = events.findIndex(({ kind }) => kind === "closed");
      expect(events.filter(({ kind }) => kind === "closed")).toHaveLength(1);
      const last = bidsOf(events).at(-1);
      const best = last === undefined ? null : { bidder: last.bidder, price: last.price };
      expect(events[end]).toMatchObject({ best });
      for (const event of events.slice(end + 1)) {
        expect(event).toMatchObject({ kind: "refused", refusal: { reason: "closed" } });
      }
    }));

  test("a bidder that stopped could not go a step lower, and bids no more", () =>
    forEvery((auction, events) => {
      for (const [index, event] of events.entries()) {
        if (event.kind !== "stopped") continue;
        expect(event.needed).toBeLessThan(auction.bidders[event.bidder]?.floor ?? 0);
        const later = bidsOf(events.slice(index));
        expect(later.some(({ bidder }) => bidder === event.bidder)).toBe(false);
      }
    }));

  test("watched second by second it is what it is at once", () =>
    fc.assert(
      fc.property(auctions, fc.array(fc.nat({ max: 900 })), (auction, pauses) => {
        const events = simulate(auction);
        let now = 0;
        let seen = eventsUntil(events, now);
        for (const pause of pauses) {
          now += pause;
          const next = eventsUntil(simulate(auction), now);
          expect(next.slice(0, seen.length)).toEqual(seen);
          seen = next;
        }
        expect(eventsUntil(events, Infinity)).toEqual(events);
      }),
    ));
});

test("a visitor's bid changes nothing that happened before it", () => {
  fc.assert(
    fc.property(auctions, fc.nat(), (auction, number) => {
      const seated = { ...auction, seat: 0, bids: [] };
      const events = simulate(seated);
      const close = events.findLast(({ kind }) => kind === "closed")?.at ?? 0;
      const at = number % close;
      const price = highestBid(auction.rules, {
        best: outcomeOf(seated, eventsUntil(events, at)).best,
      });
      const bid: GivenBid = { bidder: 0, at, price };
      const then = simulate({ ...seated, bids: [bid] });
      const before = eventsUntil(events, at);
      expect(then.slice(0, before.length)).toEqual(before);
      const floor = auction.bidders[0]?.floor ?? 0;
      expect(then[before.length]).toMatchObject({
        kind: price < floor ? "refused" : "bid",
        at,
        price,
      });
    }),
    { numRuns: 100 },
  );
});

test("bids of bidders that bid by themselves are ignored", () => {
  fc.assert(
    fc.property(auctions, (auction) => {
      const simulated = auction.bidders.map((bidder) => ({ ...bidder, style: "steady" as const }));
      const watched = { ...auction, bidders: simulated, seat: null };
      expect(simulate(watched)).toEqual(simulate({ ...watched, bids: [] }));
    }),
  );
});
