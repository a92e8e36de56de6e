import * as styles from "./play.module.css";

/** Pauses the animation of the scene after it, without script. It hides when the animation ends. */
export function PauseToggle() {
  return (
    <input
      className={styles.pause}
      type="checkbox"
      aria-label="Pause animation"
      title="Pause animation"
      autoComplete="off"
    />
  );
}
