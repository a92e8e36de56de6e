import { Choices } from "../kit/choices";
import type { ToolProps } from "../kit/place";
import { ResultTable } from "../kit/result-table";
import { noResult, resultRows } from "../kit/results";
import { inputRows } from "../kit/sheet";
import { StatementPage } from "../kit/statement";
import { ToolWindow, Verdict } from "../kit/tool-window";
import { useTool } from "../kit/use-tool";
import { BidForm } from "./bid-form";
import { withBid, withoutBids, withSeat } from "./changes";
import { Controls } from "./controls";
import { Details, logResults, standingResults } from "./details";
import { reverseAuction } from "./fields";
import { newsText, standText, verdictOf } from "./result-text";
import { Rules } from "./rules";
import { seatOf } from "./settings";
import { Stage } from "./stage";
import { useAuction, type RunningAuction } from "./use-auction";
import * as shared from "../../../styles/shared.module.css";
import * as styles from "./reverse-auction.module.css";

/** What a screen reader hears while the auction runs. */
function newsOf({ view, clock: { playback } }: RunningAuction): string {
  if (view === null) return "";
  if (playback.kind === "running") return newsText(view, playback.speed > 1);
  return playback.kind === "paused" && playback.at > 0 ? `Paused. ${standText(view)}` : "";
}

/** The reverse auction simulator: watch it, bid in it, or change its rules. */
export function ReverseAuction({ title, place }: ToolProps) {
  const tool = useTool(reverseAuction, place);
  const { state, region, change } = tool;
  const auction = useAuction(state, region);
  const { view, clock, moments } = auction;
  const seat = seatOf(state);
  const verdict =
    view === null ? noResult(reverseAuction, state, auction.problems) : verdictOf(view);
  const sentence = `${verdict.headline}. ${verdict.detail}`;
  const restart = () => {
    change((now) => withoutBids(now, seatOf(now)));
    clock.restart();
  };
  return (
    <ToolWindow
      title={title}
      place={place}
      tool={tool}
      problems={auction.problems}
      announcement={view?.isFinished === true ? sentence : ""}
      sheet={() => [
        ...inputRows(reverseAuction, state, region),
        ...(view === null ? [] : [standingResults(view), logResults(view)].flatMap(resultRows)),
      ]}
      statement="auction report"
      result={() => ({ ...verdict, results: view === null ? null : standingResults(view) })}
      details={view === null ? null : <Details view={view} />}
      paper={
        view === null ? null : (
          <StatementPage
            heading={`Reverse auction: ${state.item}`}
            verdict={sentence}
            paths={["opening", "step", "quotation", "quantity", "duration", "extensions"]}
          >
            <ResultTable results={standingResults(view)} />
            <ResultTable results={logResults(view)} />
          </StatementPage>
        )
      }
    >
      <div className={styles.modes}>
        <Choices path="show" />
      </div>
      <Verdict {...verdict} />
      <p role="status" className={shared.unseen}>
        {newsOf(auction)}
      </p>
      {view === null ? null : (
        <>
          <Controls view={view} clock={clock} moments={moments} onRestart={restart} />
          {seat === null ? null : (
            <BidForm
              view={view}
              seat={seat}
              onSeat={(next) => change((now) => withSeat(now, next))}
              onBid={(price) => change((now) => withBid(now, { at: view.at, price }))}
            />
          )}
        </>
      )}
      {state.show === "change" ? <Rules tool={tool} isPage={place.kind === "page"} /> : null}
      {view === null ? null : <Stage view={view} />}
    </ToolWindow>
  );
}
