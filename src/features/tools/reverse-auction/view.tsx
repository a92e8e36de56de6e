import { useRef, useState } from "react";
import { reveal } from "../../../lib/reduced-motion";
import { Choices } from "../kit/choices";
import { withoutNewRows } from "../kit/paths";
import type { ToolProps } from "../kit/place";
import { noResult } from "../kit/results";
import { ToolWindow } from "../kit/tool-window";
import { useTool } from "../kit/use-tool";
import { BidForm } from "./bid-form";
import { withBid, withoutBids, withSeat } from "./changes";
import { Controls } from "./controls";
import { Details, logResults, standingResults } from "./details";
import { reverseAuction } from "./fields";
import { newsText, verdictOf } from "./result-text";
import { Rules } from "./rules";
import { seatOf } from "./settings";
import { Stage } from "./stage";
import { useAuction, type RunningAuction } from "./use-auction";
import * as shared from "../../../styles/shared.module.css";
import * as styles from "./reverse-auction.module.css";

/** The inputs that the report lists. */
const STATED = ["opening", "step", "quotation", "quantity", "duration", "extensions"];

/** What a screen reader hears while the auction runs, and at its end unless the window says that. */
function newsOf(
  { view, clock: { playback } }: RunningAuction,
  sentence: string,
  isEndSaid: boolean,
): string {
  if (view === null) return "";
  if (playback.kind === "running") return newsText(view);
  if (playback.kind === "finished") return isEndSaid ? "" : sentence;
  return playback.at > 0 ? `Paused. ${sentence}` : "";
}

/** The reverse auction simulator: watch it, bid in it, or change its rules. */
export function ReverseAuction({ title, place }: ToolProps) {
  const tool = useTool(reverseAuction, place);
  const { state, region, change } = tool;
  const auction = useAuction(state, region);
  const { view, clock, moments, problems } = auction;
  const seat = seatOf(state);
  const result =
    view === null || problems.size > 0
      ? noResult(reverseAuction, state, problems)
      : { ...verdictOf(view), tables: [standingResults(view), logResults(view)] };
  const controls = useRef<HTMLDivElement>(null);
  // At first the auction is finished without a run.
  const [ran, setRan] = useState<typeof state | null>(null);
  const run = (speed: number) => {
    setRan(state);
    clock.run(speed);
    reveal(controls.current);
  };
  const restart = () => {
    change((now) => withoutBids(now, seatOf(now)));
    clock.restart();
  };
  return (
    <ToolWindow
      title={title}
      place={place}
      tool={tool}
      problems={withoutNewRows(reverseAuction, state, problems)}
      result={result}
      isRunning={view?.isFinished !== true}
      statement="auction report"
      heading={["Simulated reverse auction", state.item].filter(Boolean).join(": ")}
      paths={STATED}
      choices={
        <div className={styles.modes}>
          <Choices path="show" />
        </div>
      }
      details={view === null ? null : <Details view={view} />}
    >
      <p role="status" className={shared.unseen}>
        {newsOf(auction, `${result.headline}. ${result.detail}`, ran !== state || tool.isSettled)}
      </p>
      {view === null ? null : (
        <div ref={controls} className={styles.controls}>
          <Controls view={view} clock={{ ...clock, run }} moments={moments} onRestart={restart} />
          {seat === null ? null : (
            <BidForm
              view={view}
              seat={seat}
              onSeat={(next) => change((now) => withSeat(now, next))}
              onBid={(price) => change((now) => withBid(now, { at: view.at, price }))}
            />
          )}
        </div>
      )}
      {state.show === "change" ? <Rules tool={tool} isPage={place.kind === "page"} /> : null}
      {view === null ? null : <Stage view={view} />}
    </ToolWindow>
  );
}
