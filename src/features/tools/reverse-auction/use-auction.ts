import { useEffect, useMemo, useRef, useState } from "react";
import type { ToolRegion } from "../shared/tool-props";
import type { Figures } from "./figures";
import { closeOf } from "./outcome";
import { readSettings, type Problems, type Settings } from "./settings";
import { simulate } from "./simulate";
import { usePlayback, type PlaybackControls } from "./use-playback";
import { viewOf, type View } from "./view";

/** The auction on the screen. */
export interface RunningAuction {
  /** Null if the figures, such as those of a broken link, never gave an auction. */
  readonly view: View | null;
  readonly problems: Problems;
  readonly clock: PlaybackControls;
  /** Whether the auction has run since the rules changed. */
  readonly hasRun: boolean;
}

/**
 * The auction of the visitor's figures. While a field can't be used, the last usable figures count. A
 * change of the rules takes a running auction back to its opening.
 */
export function useAuction(figures: Figures, region: ToolRegion): RunningAuction {
  const { settings: read, problems } = useMemo(
    () => readSettings(figures, region),
    [figures, region],
  );
  const usable = useRef<Settings | null>(null);
  if (read !== null) usable.current = read;
  const settings = read ?? usable.current;
  const end = useMemo(
    () => (settings === null ? 0 : closeOf(simulate(settings.auction))),
    [settings],
  );
  const clock = usePlayback(end);
  const rules = JSON.stringify(settings && { ...settings.auction, bids: [] });
  const before = useRef(rules);
  const { playback, restart } = clock;
  const isFinished = playback.kind === "finished";
  useEffect(() => {
    if (before.current === rules) return;
    before.current = rules;
    if (!isFinished) restart();
  }, [rules, isFinished, restart]);
  const moment = isFinished ? undefined : clock.at;
  const view = useMemo(
    () => (settings === null ? null : viewOf(settings, region, moment)),
    [settings, region, moment],
  );
  const [ran, setRan] = useState("");
  return {
    view,
    problems,
    clock: {
      ...clock,
      run: (speed) => {
        setRan(rules);
        clock.run(speed);
      },
      finish: () => {
        setRan(rules);
        clock.finish();
      },
    },
    hasRun: ran === rules,
  };
}
