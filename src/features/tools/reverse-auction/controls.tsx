import type { PlaybackControls } from "./use-playback";
import type { View } from "./view-of";
import * as kit from "../kit/kit.module.css";

/** Seconds that a run takes. Who bids needs time to think. */
const WATCHED = 30;
const BIDDING = 90;

interface ControlsProps {
  readonly view: View;
  readonly clock: PlaybackControls;
  /** When each event of the whole auction happens. */
  readonly moments: readonly number[];
  readonly onRestart: () => void;
}

/** Buttons that run the auction. `Next event` shows it without any motion. */
export function Controls({ view, clock, moments, onRestart }: ControlsProps) {
  const { playback, at } = clock;
  const { auction } = view;
  const isRunning = playback.kind === "running";
  const isPaused = playback.kind === "paused" && at > 0;
  const seconds = auction.seat === null ? WATCHED : BIDDING;
  const speed = Math.max(1, Math.round(auction.rules.duration / seconds));
  const from = playback.kind === "finished" ? -1 : at;
  const next = moments.find((moment) => moment > Math.max(from, 0));
  const button = (label: string, onClick: () => void, isEnabled = true, isMain = false) => (
    // Not `disabled`: the button would lose focus when the auction ends.
    <button
      type="button"
      className={kit.button}
      data-primary={isMain ? true : undefined}
      aria-disabled={isEnabled ? undefined : true}
      onClick={isEnabled ? onClick : undefined}
    >
      {label}
    </button>
  );
  return (
    <div className={kit.toolbar} role="group" aria-label="Run the auction">
      {isRunning
        ? button("Pause", () => clock.pauseAt(at))
        : button(isPaused ? "Resume" : "Run the auction", () => clock.run(speed), true, true)}
      {button("Next event", () => clock.pauseAt(next ?? Infinity))}
      {button("Skip to the end", clock.finish, playback.kind !== "finished")}
      {button(auction.seat === null ? "Restart" : "Restart without my bids", onRestart)}
    </div>
  );
}
