import { currencies } from "../../../lib/currency";
import { ImportPanel } from "../shared/import-panel";
import { ToolWindow } from "../shared/tool-window";
import type { ToolViewProps } from "../shared/tool-props";
import { useToolState, type Tool } from "../shared/use-tool-state";
import { BidForm } from "./bid-form";
import { BidLog } from "./bid-log";
import { BidderTable } from "./bidder-table";
import { logCsv, readCsv } from "./csv";
import { withBid, withBidder, withCount, withNewDraw, withSeat, withoutOwnBids } from "./changes";
import { reverseAuction, type Figures } from "./figures";
import { newsText, resultText, standText } from "./result-text";
import { resultOf } from "./result";
import { Results } from "./results";
import { SealedComparison } from "./sealed-comparison";
import { SettingsForm } from "./settings-form";
import * as shared from "../shared/tools.module.css";
import * as styles from "./simulator.module.css";
import { Stage } from "./stage";
import type { Level } from "./title";
import { useAuction, type RunningAuction } from "./use-auction";

/** What a screen reader hears while the auction runs; the result once it has run. */
function announcementOf({ view, clock, hasRun }: RunningAuction): string {
  const { playback } = clock;
  if (view === null || !hasRun) return "";
  if (playback.kind === "finished") return resultText(view);
  if (playback.kind === "running") return newsText(view, playback.speed > 1);
  return playback.at === 0 ? "Ready to start." : `Paused. ${standText(view)}`;
}

/** The reverse auction simulator. */
export function ReverseAuction({ title, place, visitorRegion }: ToolViewProps) {
  const tool = useToolState(reverseAuction, place, visitorRegion);
  const { state, region } = tool;
  const auction = useAuction(state, region);
  const { view, clock } = auction;
  const id = place.kind === "embed" ? place.id : "reverse-auction";
  const onImport = (text: string) => {
    const figures = readCsv(text, region);
    if (figures === undefined) {
      return "We found no auction. Open a CSV file of this tool, or its template.";
    }
    tool.change(figures);
    clock.finish();
    return `Settings and ${figures.bidders.length} bidders read. Press Undo to go back.`;
  };
  return (
    <ToolWindow
      name="reverse-auction"
      title={title}
      place={place}
      tool={tool}
      announcement={view?.isFinished === true ? resultText(view) : ""}
      csv={() => logCsv(state, view)}
      statement="auction report"
      result={() => resultOf(view)}
    >
      <p role="status" className={shared.unseen}>
        {announcementOf(auction)}
      </p>
      {place.kind === "page" && (
        <ImportPanel
          id={id}
          hint="The CSV file of this tool, or its cells copied from a spreadsheet. Your own bids come back with it."
          onImport={onImport}
          isReady={tool.isReady}
        />
      )}
      <Panels
        id={id}
        level={place.kind === "embed" ? "h3" : "h2"}
        tool={tool}
        auction={auction}
        onRestart={() => {
          tool.change(withoutOwnBids(state));
          clock.restart();
        }}
      />
    </ToolWindow>
  );
}

interface PanelsProps {
  readonly id: string;
  readonly level: Level;
  readonly tool: Tool<Figures>;
  readonly auction: RunningAuction;
  readonly onRestart: () => void;
}

function Panels({ id, level, tool, auction, onRestart }: PanelsProps) {
  const { state, isReady, change } = tool;
  const { view, clock } = auction;
  return (
    <div className={styles.layout}>
      {view === null ? (
        <p className={styles.broken}>Fill in the marked fields to run the auction.</p>
      ) : (
        <div>
          <Stage
            id={id}
            figures={state}
            view={view}
            level={level}
            clock={clock}
            isReady={isReady}
            onRestart={onRestart}
            onSeat={(seat) => {
              change(withSeat(state, seat));
              if (seat === null) clock.finish();
              else clock.restart();
            }}
          />
          <BidForm
            id={id}
            view={view}
            isReady={isReady}
            onBid={(price) => change(withBid(state, { at: view.at, price }))}
          />
          <BidLog view={view} level={level} />
        </div>
      )}
      <Inputs id={id} tool={tool} auction={auction} />
      {view !== null && (
        <>
          <Results view={view} unit={state.unit} level={level} />
          <SealedComparison view={view} level={level} isReady={isReady} />
        </>
      )}
    </div>
  );
}

function Inputs({ id, tool, auction }: Omit<PanelsProps, "level" | "onRestart">) {
  const { state, isReady, change, region } = tool;
  const { view, problems } = auction;
  const shared = { id, figures: state, problems, typing: tool.typing, isReady };
  return (
    <form
      className={styles.inputs}
      aria-label="Settings of the auction"
      onSubmit={(event) => event.preventDefault()}
    >
      <SettingsForm
        {...shared}
        sign={currencies[region].sign}
        onType={(key, value) => change({ ...state, [key]: value }, key)}
      />
      <BidderTable
        {...shared}
        isHidden={(bidder) => view?.isHidden(bidder) === true}
        onBidder={(index, part, field) => change(withBidder(state, index, part), field)}
        onCount={(count) => change(withCount(state, count, region))}
        onDraw={() => change(withNewDraw(state, region))}
      />
    </form>
  );
}
