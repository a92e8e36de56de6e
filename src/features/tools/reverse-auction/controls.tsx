import { useReducedMotion } from "../../../lib/use-reduced-motion";
import * as styles from "./stage.module.css";
import { speeds, type PlaybackControls } from "./use-playback";

interface ControlsProps {
  readonly clock: PlaybackControls;
  readonly isReady: boolean;
  /** Whether the visitor bids: a restart deletes these bids. */
  readonly isSeated: boolean;
  readonly onRestart: () => void;
}

/** Buttons that run the auction. Visitors who prefer less motion find the one without any first. */
export function Controls({ clock, isReady, isSeated, onRestart }: ControlsProps) {
  const { playback, run, finish, pause } = clock;
  const prefersStill = useReducedMotion();
  const isPaused = playback.kind === "paused" && playback.at > 0;
  const isRunning = playback.kind === "running";
  const atOnce = (
    <button key="once" type="button" disabled={!isReady} onClick={finish}>
      Run at once
    </button>
  );
  const timed = speeds.map((speed) => (
    <button
      key={speed}
      type="button"
      disabled={!isReady}
      aria-pressed={isRunning && playback.speed === speed}
      onClick={() => run(speed)}
    >
      Run at {speed}×
    </button>
  ));
  return (
    <div className={styles.controls} role="group" aria-label="Run the auction">
      {prefersStill ? [atOnce, ...timed] : [...timed, atOnce]}
      {/* Not `disabled`: the button would lose focus when the auction ends. */}
      <button
        type="button"
        aria-disabled={(!isPaused && !isRunning) || undefined}
        disabled={!isReady}
        onClick={isPaused ? () => run() : pause}
      >
        {isPaused ? "Resume" : "Pause"}
      </button>
      <button type="button" disabled={!isReady} onClick={onRestart}>
        {isSeated ? "Restart without my bids" : "Restart"}
      </button>
    </div>
  );
}
