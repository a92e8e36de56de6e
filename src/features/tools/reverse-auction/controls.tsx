import { useReducedMotion } from "../../../lib/use-reduced-motion";
import { CellField } from "../shared/cell";
import type { Bidder } from "./model";
import * as styles from "./stage.module.css";
import { speeds, type PlaybackControls } from "./use-playback";

interface ControlsProps {
  readonly id: string;
  readonly clock: PlaybackControls;
  readonly isReady: boolean;
  readonly bidders: readonly Bidder[];
  /** The bidder that the visitor plays: a restart deletes its bids. */
  readonly seat: number | null;
  readonly onSeat: (seat: number | null) => void;
  readonly onRestart: () => void;
}

/** Buttons that run the auction. Visitors who prefer less motion find the one without any first. */
export function Controls(props: ControlsProps) {
  const { clock, isReady, seat, onRestart } = props;
  const { playback, run, finish, pause } = clock;
  const prefersStill = useReducedMotion();
  const isPaused = playback.kind === "paused" && playback.at > 0;
  const isRunning = playback.kind === "running";
  const toEnd = (
    <button key="end" type="button" disabled={!isReady} onClick={finish}>
      Run to the end
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
      {`Run at ${speed}×`}
    </button>
  ));
  return (
    <div className={styles.controls} role="group" aria-label="Run the auction">
      {prefersStill ? [toEnd, ...timed] : [...timed, toEnd]}
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
        {seat === null ? "Restart" : "Restart without my bids"}
      </button>
      <Role {...props} />
    </div>
  );
}

/** Whether the visitor watches as the buyer, or bids as one of the bidders. */
function Role({ id, bidders, seat, isReady, onSeat }: ControlsProps) {
  const options = bidders.map(({ name }, index) => ({
    value: String(index),
    label: `Bid as ${name}`,
  }));
  return (
    <div className={styles.role}>
      <label htmlFor={`${id}-seat`}>Your role</label>
      <CellField
        id={`${id}-seat`}
        label="Your role"
        isReady={isReady}
        input={{
          kind: "choice",
          value: seat === null ? "" : String(seat),
          options: [{ value: "", label: "Watch as the buyer" }, ...options],
          onChoose: (value) => onSeat(value === "" ? null : Number(value)),
        }}
      />
    </div>
  );
}
