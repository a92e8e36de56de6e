import { CellField, type CellInput } from "../shared/cell";
import { bidderCount } from "./draw-bidders";
import type { BidderFigures, Figures } from "./figures";
import { styles as biddingStyles, type Style } from "./model";
import type { Problems } from "./settings";
import * as styles from "./simulator.module.css";

const styleNames: Readonly<Record<Style, string>> = {
  steady: "Steady: small cuts throughout",
  early: "Early: large cuts at the start",
  late: "Late: waits for the close",
  cautious: "Cautious: one step, seldom",
  listed: "As in the example",
};

interface BidderTableProps {
  readonly id: string;
  readonly figures: Figures;
  readonly problems: Problems;
  readonly typing: string | null;
  readonly isReady: boolean;
  readonly isHidden: (bidder: number) => boolean;
  readonly onBidder: (index: number, part: Partial<BidderFigures>, field?: string) => void;
  readonly onCount: (count: number) => void;
  readonly onDraw: () => void;
}

/** Who bids, how low each can go and how it bids. */
export function BidderTable(props: BidderTableProps) {
  const { id, figures, isReady, onCount, onDraw } = props;
  const counts = Array.from({ length: bidderCount.most - bidderCount.least + 1 }, (_, index) =>
    String(index + bidderCount.least),
  );
  return (
    <fieldset className={styles.bidders}>
      <legend>Bidders</legend>
      <div className={styles.choices}>
        <div className={styles.labelled}>
          <label htmlFor={`${id}-count`}>Number of bidders</label>
          <CellField
            id={`${id}-count`}
            label="Number of bidders"
            isReady={isReady}
            input={{
              kind: "choice",
              value: String(figures.bidders.length),
              options: counts.map((count) => ({ value: count, label: count })),
              onChoose: (value) => onCount(Number(value)),
            }}
          />
        </div>
        <button type="button" disabled={!isReady} onClick={onDraw}>
          Draw new bidders
        </button>
      </div>
      <Rows {...props} />
      <p className={styles.hint}>
        A floor is the lowest price that a bidder accepts. Floors, styles and timing come from seed{" "}
        <span>{figures.seed}</span>, so the same link always gives the same auction.
      </p>
    </fieldset>
  );
}

function Rows({ id, figures, problems, typing, isReady, isHidden, onBidder }: BidderTableProps) {
  return (
    <div className={styles.scroller} role="group" aria-label="Bidders" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Bidder</th>
            <th scope="col">Floor</th>
            <th scope="col">How it bids</th>
          </tr>
        </thead>
        <tbody>
          {figures.bidders.map(({ name: typed, floor, style }, index) => {
            const name = typed.trim() || `${figures.noun} ${index + 1}`;
            const field = `floor-${index}`;
            const hidden: CellInput = { kind: "fixed", text: "Hidden while you bid" };
            return (
              <tr key={index}>
                <th scope="row">
                  <CellField
                    id={`${id}-name-${index}`}
                    label={`Name of bidder ${index + 1}`}
                    isReady={isReady}
                    input={{
                      kind: "text",
                      value: typed,
                      problem: null,
                      onType: (value) => onBidder(index, { name: value }, `name-${index}`),
                    }}
                  />
                </th>
                <td>
                  <CellField
                    id={`${id}-${field}`}
                    label={`Floor, ${name}`}
                    isReady={isReady}
                    input={
                      isHidden(index)
                        ? hidden
                        : {
                            kind: "number",
                            value: floor,
                            problem: typing === field ? null : (problems[field] ?? null),
                            onType: (value) => onBidder(index, { floor: value }, field),
                          }
                    }
                  />
                </td>
                <td>
                  <CellField
                    id={`${id}-style-${index}`}
                    label={`How it bids, ${name}`}
                    isReady={isReady}
                    input={
                      index === figures.seat
                        ? { kind: "fixed", text: "You bid" }
                        : {
                            kind: "choice",
                            value: style,
                            options: biddingStyles
                              .filter((own) => own !== "listed" || style === "listed")
                              .map((own) => ({ value: own, label: styleNames[own] })),
                            onChoose: (value) => {
                              const chosen = biddingStyles.find((own) => own === value);
                              if (chosen !== undefined) onBidder(index, { style: chosen });
                            },
                          }
                    }
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
