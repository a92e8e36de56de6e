import { useEffect, useMemo, useRef } from "react";
import type { ToolRegion } from "../kit/region";
import type { State } from "./fields";
import { closeOf } from "./outcome";
import { readSettings, type Settings } from "./settings";
import { simulate } from "./simulate";
import { usePlayback } from "./use-playback";
import { viewOf } from "./view-of";

/**
 * The auction of the visitor's figures. While a field can't be used, the last usable figures count. A
 * change of the rules takes a running auction back to its opening, and so does taking a seat.
 */
export function useAuction(state: State, region: ToolRegion) {
  const { settings: read, problems } = useMemo(() => readSettings(state, region), [state, region]);
  const usable = useRef<Settings | null>(null);
  if (read !== null) usable.current = read;
  const settings = read ?? usable.current;
  const events = useMemo(() => (settings === null ? [] : simulate(settings.auction)), [settings]);
  const clock = usePlayback(events.length === 0 ? 0 : closeOf(events));
  const rules = JSON.stringify(settings && { ...settings.auction, bids: [] });
  const { seat = null, bids = [] } = settings?.auction ?? {};
  const hasBid = bids.some(({ bidder }) => bidder === seat);
  const before = useRef({ rules, seat });
  const { playback, restart, finish } = clock;
  const isFinished = playback.kind === "finished";
  useEffect(() => {
    const { rules: rulesBefore, seat: seatBefore } = before.current;
    before.current = { rules, seat };
    if (rulesBefore === rules) return;
    if (seat === null && seatBefore !== null) finish();
    else if (!isFinished || (seat !== seatBefore && !hasBid)) restart();
  }, [rules, seat, hasBid, isFinished, restart, finish]);
  const moment = isFinished ? undefined : clock.at;
  const view = useMemo(
    () => (settings === null ? null : viewOf(settings, region, moment, events)),
    [settings, region, moment, events],
  );
  return {
    /** Null if the figures, such as those of a broken link, never gave an auction. */
    view,
    problems,
    clock,
    /** When each event of the whole auction happens. */
    moments: events.map(({ at }) => at),
  };
}

/** The auction on the screen. */
export type RunningAuction = ReturnType<typeof useAuction>;
